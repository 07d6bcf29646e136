### fornovo: not translated yet.
