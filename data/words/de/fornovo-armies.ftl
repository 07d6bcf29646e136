### fornovo-armies: not translated yet.
