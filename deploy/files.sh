# Sourced by install: puts files and folders where they belong, and says what it did.
# shellcheck shell=bash disable=SC2154

# add_folder MODE OWNER:GROUP PATH
add_folder() {
  [ ! -d "$3" ] || return 0
  mkdir -p "$3"
  [ -n "$root" ] || chown "$2" "$3"
  chmod "$1" "$3"
  say "Made $3"
}

# A file of deploy/ with this server's name, port and folders. Below another folder nothing is mounted.
render() {
  local name lines=
  for name in "${more_names[@]}"; do lines+="    $name  other;\\n"; done
  sed -e "s|carts\.example|$domain|g" -e "s|server_name $domain|&${more_names[*]:+ ${more_names[*]}}|" \
    -e "s|^    # deploy/install NAME.*|$lines&|" -e "s|^PORT=3000|PORT=$port|" -e "$http2" \
    -e "s|127\.0\.0\.1:3000|127.0.0.1:$port|; s|127\.0\.0\.1:3001|127.0.0.1:$((port + 1))|" \
    -e "s|^User=laurel-ridge$|User=$user|; s|^user=laurel-ridge$|user=$user|" \
    -e "s#\(/opt\|/etc\|/srv\|/var/[a-z]*\)/laurel-ridge#$root&#g" \
    -e "s#/usr/local/bin/dealer#$root&#g" -e "${root:+/findmnt/d}" "$source_folder/deploy/$1"
}

# add_file MODE NAME TARGET installs a file of deploy/. A copy of what was installed stays in
# opt/laurel-ridge/installed, so that a file which was edited here is known: it stays as it is, and
# this version's own is put beside it.
add_file() {
  local mode=$1 target=$3 last=$app/installed${3#"$root"} new
  new=$(mktemp)
  render "$2" >"$new"
  if [ ! -e "$target" ]; then
    install -D -m "$mode" "$new" "$target"
    say "Wrote $target"
  elif cmp -s "$new" "$target"; then
    :
  elif cmp -s "$last" "$target"; then
    install -m "$mode" "$new" "$target"
    say "Renewed $target"
  elif cmp -s "$new" "$last"; then
    say "Left $target, which was edited here"
  else
    install -m "$mode" "$new" "$target.new"
    say "Left $target, which was edited here; this version's own is $target.new"
  fi
  install -D -m 600 "$new" "$last"
  rm "$new"
}
