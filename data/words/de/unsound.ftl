### unsound: not translated yet.
