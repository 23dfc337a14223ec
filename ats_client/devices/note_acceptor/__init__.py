"""Note acceptors: one interface, a package a wire protocol, emulators of the units."""
