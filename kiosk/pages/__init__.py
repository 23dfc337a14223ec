"""The technician's pages without a screen: their content and their actions."""
