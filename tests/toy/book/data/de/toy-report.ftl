### toy-report: only the tests read it.
