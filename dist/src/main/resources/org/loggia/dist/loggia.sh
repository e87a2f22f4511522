#!/bin/sh
# Opens the tables, or whatever "loggia --help" lists, with the Java that lies beside this file. A server that has run
# out of memory ends with a status of its own and is started again: all that it had acknowledged is on the disk.
file=$0
while [ -L "$file" ]; do
  link=$(readlink "$file")
  case $link in
    /*) file=$link ;;
    *) file=$(dirname "$file")/$link ;;
  esac
done
here=$(cd "$(dirname "$file")" && pwd)
out_of_memory=3

stop() {
  kill -TERM "$server" 2>/dev/null
}

while :; do
  # In the background, because a shell hears no signal while it waits for a program in the foreground.
  "$here/runtime/bin/java" -Xmx768m -XX:+ExitOnOutOfMemoryError ${LOGGIA_JAVA_OPTS:-} -jar "$here/loggia-server.jar" "$@" <&0 &
  server=$!
  trap stop TERM INT HUP
  wait "$server"
  status=$?
  # A signal ends the waiting too, not only the program.
  while kill -0 "$server" 2>/dev/null; do
    wait "$server"
    status=$?
  done
  [ $status -eq $out_of_memory ] || exit $status
  echo "The server ran out of memory and has ended. It is started again." >&2
done
