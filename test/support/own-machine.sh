#!/bin/bash
# Makes a machine of its own out of this one, for whoever enters this process's mounts: what is changed in
# the folders below, users and mounts too, is gone with it. Called by own-machine.ts as
#   unshare --mount --propagation private own-machine.sh FOLDER PROJECT NODE
# Says "ready" and ends with its standard input.
set -eu
folder=$1 project=$2 node=$3
mount -t tmpfs machine "$folder"
overlay() {
  mkdir -p "$folder/changed$2" "$folder/work$2" "$2"
  mount -t overlay machine -o "lowerdir=$1,upperdir=$folder/changed$2,workdir=$folder/work$2" "$2"
}
mkdir "$folder/project"
overlay "$project" "$folder/project"
chmod 755 "$folder" "$folder/project"
for path in /etc /opt /srv /var /usr/local; do overlay "$path" "$path"; done
mount -t tmpfs machine /run
touch "$folder/node"
mount --bind "$node" "$folder/node"

# The sources, as root clones them.
source=/usr/local/src/laurel-ridge
mkdir -p "$source"
tar -C "$folder/project" --exclude-vcs --exclude=node_modules --exclude=./build --exclude=./data \
  --exclude=./.react-router -cf - . | tar -C "$source" --no-same-owner -xf -
chmod -R go-w "$source"
for name in kim sam stranger; do useradd --no-create-home --shell /bin/bash "$name"; done
echo ready
exec cat
