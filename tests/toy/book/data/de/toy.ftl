### toy: only the tests read it.
