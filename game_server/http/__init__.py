"""The routes: one small file for each thing on the floor."""
