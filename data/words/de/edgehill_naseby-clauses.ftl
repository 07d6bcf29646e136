### edgehill_naseby-clauses: not translated yet.
