### charging-armies: not translated yet.
