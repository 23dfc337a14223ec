"""The Theme, the controls every screen has, and the application that shows them."""
