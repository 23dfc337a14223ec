"""The doors: one small file of routes for each thing on the floor."""
