### charging-clauses: not translated yet.
