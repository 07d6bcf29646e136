### fornovo-battle: not translated yet.
