#!/bin/sh
# The captions of a valid file are refused whole because one of them has a name, or because the file says how it looks.
#
# subtitle 4.2.2 (npm) takes only a number for the identifier of a cue and for the first line of a block, node-webvtt 1.9.4
# (npm) knows neither a STYLE block nor tabs around the arrow; WebVTT (W3C, "WebVTT file structure") allows all of them.
# Each throws at the first such line, so that no caption of the file is left; webvtt-parser 2.2.0 (npm, the W3C's webvtt.js)
# reads every file. It meets whoever brings captions that another program wrote.
#
# Output seen:
#   a name: subtitle expected timestamp at row 3; node-webvtt 1 cue; webvtt-parser 1 cue
#   a style: subtitle expected timestamp at row 3; node-webvtt Cue identifier needs; webvtt-parser 1 cue
#   tabs: subtitle expected timestamp at row 3; node-webvtt Invalid cue timestamp (cue; webvtt-parser 1 cue
#   neither: subtitle 1 cue; node-webvtt 1 cue; webvtt-parser 1 cue
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-audit --no-fund --loglevel=error subtitle@4.2.2 node-webvtt@1.9.4 webvtt-parser@2.2.0 > /dev/null
cat > read.cjs <<'JS'
const { parseSync } = require('subtitle')
const { parse } = require('node-webvtt')
const { WebVTTParser } = require('webvtt-parser')

const cue = '00:01.000 --> 00:02.500\nThe rowboat leaked.\n'
const files = {
  'a name': `WEBVTT\n\nrowboat\n${cue}`,
  'a style': `WEBVTT\n\nSTYLE\n::cue { color: white }\n\n${cue}`,
  tabs: `WEBVTT\n\n${cue.replace(' --> ', '\t-->\t')}`,
  neither: `WEBVTT\n\n1\n${cue}`,
}
const readers = {
  subtitle: (file) => parseSync(file).filter(({ type }) => type === 'cue').length,
  'node-webvtt': (file) => parse(file).cues.length,
  'webvtt-parser': (file) => new WebVTTParser().parse(file, 'subtitles').cues.length,
}
const told = (read, file) => {
  try {
    return `${read(file)} cue`
  } catch (error) {
    return /^(expected timestamp at row 3|Cue identifier needs|Invalid cue timestamp \(cue)/.exec(error.message)?.[0] ?? error.message
  }
}
for (const [name, file] of Object.entries(files))
  console.log(`${name}: ${Object.entries(readers).map(([by, read]) => `${by} ${told(read, file)}`).join('; ')}`)
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'a name: subtitle expected timestamp at row 3; node-webvtt 1 cue; webvtt-parser 1 cue
a style: subtitle expected timestamp at row 3; node-webvtt Cue identifier needs; webvtt-parser 1 cue
tabs: subtitle expected timestamp at row 3; node-webvtt Invalid cue timestamp (cue; webvtt-parser 1 cue
neither: subtitle 1 cue; node-webvtt 1 cue; webvtt-parser 1 cue' ] || { echo 'This has changed.'; exit 1; }
