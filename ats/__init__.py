"""The `ats` command: one file for each sub-command."""
