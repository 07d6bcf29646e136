### fornovo-report: not translated yet.
