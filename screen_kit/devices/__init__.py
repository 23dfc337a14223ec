"""The serial port every device hangs on, and what can go wrong with one."""
