#!/bin/sh
# Half of a note is gone, without a word.
#
# gedcom 3.0.4 and its predecessor parse-gedcom 2.0.1 (npm) read a line of GEDCOM up to U+2028, the line separator that a
# text has when it was pasted from a web page or a word processor. What stands behind it, up to the end of the line, is
# in nothing that they give back, and no error tells of it. In GEDCOM 5.5.1 a line ends with CR or LF alone, and any other
# character may stand in its text. It meets whoever moves a tree with a pasted story from one program to another.
#
# Output seen:
#   gedcom "He came home"
#   parse-gedcom "He came home"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --no-audit --no-fund --loglevel=error gedcom@3.0.4 parse-gedcom@2.0.1 > /dev/null
cat > told.js <<'JS'
import { parse } from 'gedcom'
import { parse as parseBefore } from 'parse-gedcom'

const file = [
  '0 HEAD', '1 SOUR TEST', '1 GEDC', '2 VERS 5.5.1', '2 FORM LINEAGE-LINKED', '1 CHAR UTF-8',
  '0 @I1@ INDI', '1 NAME Ada /Lund/', '1 NOTE He came home\u2028and never spoke of it.', '0 TRLR', '',
].join('\n')
for (const [name, read] of [['gedcom', parse], ['parse-gedcom', parseBefore]]) {
  const person = read(file).children.find(({ type }) => type === 'INDI')
  const note = person.children.find(({ type }) => type === 'NOTE')
  console.log(name, JSON.stringify(note.value ?? note.data.value))
}
JS
seen=$(node told.js)
echo "$seen"
[ "$seen" = 'gedcom "He came home"
parse-gedcom "He came home"' ] || { echo 'This has changed.'; exit 1; }
