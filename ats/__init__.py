"""The `ats` command: one file a sub-command."""
