"""The messages between screens and server, and the client for them."""
