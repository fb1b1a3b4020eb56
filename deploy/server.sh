# Sourced by install and update: where everything lies on a server. DESTDIR puts it below another folder;
# nothing outside of it is touched then, and what only a real machine can do is left out and said.
# shellcheck shell=bash disable=SC2034
set -euo pipefail
umask 022

source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
root=${DESTDIR:+$(realpath -m "$DESTDIR")}
app=$root/opt/laurel-ridge
etc=$root/etc/laurel-ridge
settings=$etc/settings
data=$root/var/lib/laurel-ridge
cache=$root/var/cache/laurel-ridge
backups=$root/var/backups/laurel-ridge
shared=$root/srv/laurel-ridge
user=laurel-ridge
[ -z "$root" ] || user=$(id -un)

# Stands before a command: the site's user, and an end with this script.
as_site=(setpriv --pdeathsig TERM)
[ -n "$root" ] || as_site+=(--reuid "$user" --regid "$user" --init-groups)

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# What changes the machine itself.
on_machine() {
  if [ -z "$root" ]; then "$@"; else say "Not done below $root: $*"; fi
}

# Runs systemctl, or the program that SYSTEMCTL names in its place (tests).
service() {
  if [ -n "${SYSTEMCTL:-}" ]; then "$SYSTEMCTL" "$@"; else on_machine systemctl "$@"; fi
}

# The value of a setting without quotes; nothing where it is not set.
setting() { sed -n "s/^$1=[\"']\{0,1\}\([^\"']*\).*/\1/p" "$settings" | tail -n 1; }

[ -n "$root" ] || [ "$(id -u)" = 0 ] || fail "Run it as root: sudo $0 $*"
