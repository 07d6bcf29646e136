### d3_ecw-clauses: not translated yet.
