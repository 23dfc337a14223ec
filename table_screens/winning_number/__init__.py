"""The winning number display (RR 1.1 WND): follows the table, decides nothing, and is disregarded if wrong (RR 9.6)."""
