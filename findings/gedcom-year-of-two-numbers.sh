#!/bin/sh
# A year is read with its month, and is nothing without it.
#
# read-gedcom 0.3.2 (npm) knows years as 1701/02, of the time in which the year began in March: with a month or a day it
# gives back both numbers. The same year alone, which GEDCOM 5.5.1 allows as well (DATE_GREG is a YEAR_GREG, and that is
# a number, or a number with a slash and two digits), comes back as null, as if the date could not be understood. So it is
# in a span and after ABT. It meets whoever reads the tree of an English family, where such years are usual.
#
# Output seen:
#   FEB 1701/02 1701/2
#   1701/02 null
#   ABT 1701/02 null
#   BET 1701/02 AND 1703 null
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --no-audit --no-fund --loglevel=error read-gedcom@0.3.2 > /dev/null
cat > told.js <<'JS'
import { readGedcom } from 'read-gedcom'

for (const date of ['FEB 1701/02', '1701/02', 'ABT 1701/02', 'BET 1701/02 AND 1703']) {
  const file = [
    '0 HEAD', '1 SOUR TEST', '1 GEDC', '2 VERS 5.5.1', '2 FORM LINEAGE-LINKED', '1 CHAR UTF-8',
    '0 @I1@ INDI', '1 BIRT', `2 DATE ${date}`, '0 TRLR', '',
  ].join('\n')
  const tree = readGedcom(new TextEncoder().encode(file).buffer)
  const [value] = tree.getIndividualRecord().getEventBirth().getDate().valueAsDate()
  console.log(date, value === null ? 'null' : `${value.date.year.value}/${value.date.year.valueDual}`)
}
JS
seen=$(node told.js)
echo "$seen"
[ "$seen" = 'FEB 1701/02 1701/2
1701/02 null
ABT 1701/02 null
BET 1701/02 AND 1703 null' ] || { echo 'This has changed.'; exit 1; }
