### cli: not translated yet.
