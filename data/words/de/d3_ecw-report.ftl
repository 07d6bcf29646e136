### d3_ecw-report: not translated yet.
