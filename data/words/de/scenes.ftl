### scenes: not translated yet.
