"""The dealer's console without a screen: what it knows, what it may be told to do, and how it asks the server."""
