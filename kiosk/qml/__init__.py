"""The technician's windows, in the same engine and colours as the station's."""
