"""Events, told to everyone who listens: each hears what is meant for them."""
