### charging-report: not translated yet.
