### fornovo-clauses: not translated yet.
