### edgehill_naseby-report: not translated yet.
