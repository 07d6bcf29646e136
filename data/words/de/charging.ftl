### charging: not translated yet.
