#!/bin/sh
# A film of 1962 is read back as one of 2028.
#
# ffprobe N-66595-gc2b38619c0 (npm @ffprobe-installer/ffprobe 2.1.2) takes a creation time before 1970 in an MP4's header
# for seconds since 1970, though the header counts from 1904 (ISO/IEC 14496-12, 8.2.2) and says the right day: 66 years
# are added. Only a warning tells of it, which `-v error` hides. ffmpeg N-47683-g0e8eb07980 (npm @ffmpeg-installer/ffmpeg
# 1.1.0) writes the same header as it should be, so that the two disagree about a file of their own. It meets whoever
# copies an old film and gives it the day on which it was shot.
#
# Output seen:
#   1962-07-01T12:00:00Z header 1962-07-01T12:00:00Z ffprobe 2028-07-01T12:00:00.000000Z
#   1985-07-01T12:00:00Z header 1985-07-01T12:00:00Z ffprobe 1985-07-01T12:00:00.000000Z
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-audit --no-fund --loglevel=error @ffmpeg-installer/ffmpeg@1.1.0 @ffprobe-installer/ffprobe@2.1.2 > /dev/null
ffmpeg=$(node -p "require('@ffmpeg-installer/ffmpeg').path")
ffprobe=$(node -p "require('@ffprobe-installer/ffprobe').path")

told() {
  "$ffmpeg" -v error -y -f lavfi -i testsrc=size=64x64:rate=5:duration=1 -metadata "creation_time=$1" -c:v mpeg4 film.mp4
  header=$(node -p "
    const film = require('fs').readFileSync('film.mp4')
    const seconds = film.readUInt32BE(film.indexOf('mvhd') + 8)
    new Date(Date.UTC(1904, 0, 1) + seconds * 1000).toISOString().replace('.000', '')")
  echo "$1 header $header ffprobe $("$ffprobe" -v error -show_entries format_tags=creation_time -of csv=p=0 film.mp4)"
}

seen=$(told 1962-07-01T12:00:00Z; told 1985-07-01T12:00:00Z)
echo "$seen"
[ "$seen" = "1962-07-01T12:00:00Z header 1962-07-01T12:00:00Z ffprobe 2028-07-01T12:00:00.000000Z
1985-07-01T12:00:00Z header 1985-07-01T12:00:00Z ffprobe 1985-07-01T12:00:00.000000Z" ] || { echo 'This has changed.'; exit 1; }
