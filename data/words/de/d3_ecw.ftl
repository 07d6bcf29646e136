### d3_ecw: not translated yet.
