### edgehill_naseby-armies: not translated yet.
