"""The technician's windows, in the stations' engine and the stations' colours."""
