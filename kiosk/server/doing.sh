# Sourced by backup and restore.
# doing WORDS COMMAND …: runs a command; on a terminal, a line says what is being done and for how long, until it ends.
doing() {
  doing_what=$1
  shift
  [ -t 2 ] || { "$@"; return; }
  (
    seconds=0
    while kill -0 $$ 2>/dev/null; do  # a ticker never outlives its script
      printf '\r\033[2K%s, %s s' "$doing_what" "$seconds" >&2
      seconds=$((seconds + 1))
      sleep 1
    done
  ) &
  doing_ticker=$!
  doing_status=0
  "$@" || doing_status=$?
  kill "$doing_ticker" 2>/dev/null || true
  wait "$doing_ticker" 2>/dev/null || true
  printf '\r\033[2K' >&2
  return "$doing_status"
}
