"""The rule books: data and pure functions. No input or output beyond reading the books, no clock, no chance."""
