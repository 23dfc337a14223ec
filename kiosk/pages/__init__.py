"""The technician's pages without a screen: what each shows, and what can be done on it."""
