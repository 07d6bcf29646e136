### d3_ecw-armies: not translated yet.
