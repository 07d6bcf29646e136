### fornovo-playsheet: not translated yet.
