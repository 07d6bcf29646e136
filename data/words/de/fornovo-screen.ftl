### fornovo-screen: not translated yet.
