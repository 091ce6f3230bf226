## The server

server-not-found = There is no such thing here, or it is not for you.
server-bad-form = This request is not as it should be: { $where }.
