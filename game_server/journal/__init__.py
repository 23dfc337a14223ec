"""The journal: everything that happened, in order, each event with the hash of the one before."""
