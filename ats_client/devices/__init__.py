"""Note acceptors and ticket printers. Each kind has a folder with one interface, its wire protocols and an emulator."""
