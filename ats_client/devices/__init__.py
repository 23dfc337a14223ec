"""Note acceptors and ticket printers: a folder a kind, one interface each, a file a wire protocol, an emulator."""
