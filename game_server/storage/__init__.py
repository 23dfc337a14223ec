"""Where the server keeps what it knows: the tables, the connections, the migrations."""
