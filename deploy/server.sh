# Sourced by install and update: where everything lies on a server. DESTDIR puts it below another folder;
# nothing outside of it is touched then, and what only a real machine can do is left out and said.
# shellcheck shell=bash disable=SC2034
set -euo pipefail
umask 022

# Their own first lines are their help.
case ${1:-} in -h | --help)
  sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"
  exit
  ;;
esac

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
# Builds versions: the site's user, whose process strangers talk to, writes nothing that is run here.
builder=laurel-ridge-build
[ -z "$root" ] || user=$(id -un) builder=$(id -un)

# run_as USER COMMAND runs it as that user; it ends with this script.
run_as() {
  local name=$1
  shift
  if [ -n "$root" ]; then
    setpriv --pdeathsig TERM "$@"
  else
    setpriv --pdeathsig TERM --reuid "$name" --regid "$name" --init-groups "$@"
  fi
}

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

# Whether units are started here: not below another folder, but in tests.
is_machine() { [ -z "$root" ] || [ -n "${SYSTEMCTL:-}" ]; }

# The value of a setting without quotes; nothing where it is not set.
setting() { sed -n "s/^$1=[\"']\{0,1\}\([^\"']*\).*/\1/p" "$settings" | tail -n 1; }

# Prints how npm is called here, one word a line: npm itself, or the one that Node brought, this machine's
# or that of the version that runs.
find_npm() {
  local node
  if command -v npm; then return; fi
  if node=$(command -v node); then
    npm_of "$node" "$(dirname "$(readlink -f "$node")")/../lib" && return
  fi
  npm_of "$app"/current/tools/node/node_modules/node-*/bin/node "$app/current/tools/node"
}
npm_of() {
  local program=$2/node_modules/npm/bin/npm-cli.js
  [ -x "$1" ] && [ -f "$program" ] && printf '%s\n' "$1" "$program"
}

if [ -z "$root" ]; then
  [ "$(id -u)" = 0 ] || fail "Run it as root: sudo $0 $*"
  # Root runs what is in this folder.
  others=$(find "$source_folder" -name node_modules -prune -o \
    ! -type l \( ! -user root -o -perm /022 \) -print -quit)
  [ -z "$others" ] || fail "Others than root can change $others. Clone the project as root, or: chown -R root:root $source_folder; chmod -R go-w $source_folder"
fi
