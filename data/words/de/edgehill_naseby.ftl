### edgehill_naseby: not translated yet.
