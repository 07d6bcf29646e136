### toy-clauses: only the tests read it.
