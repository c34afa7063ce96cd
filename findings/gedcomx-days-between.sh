#!/bin/sh
# A journey from January 31 to February 1 ends before it begins, and ten days from February 20 on are no date.
#
# gedcomx-date 0.3.2 (npm, a reader of the GEDCOM X Date Format) counts days by the lengths of the wrong months: from
# February 28 to March 1 it counts four days, from April 30 to May 1 two, and refuses ranges from the 31st of January or of
# March to the next day, as it refuses a start and a duration whose days pass the end of February. Each of these is valid
# by the format's grammar (a range of two simple dates, or of one and a duration). From December 31 to January 1, and up to
# the end of February, the same calls are right. It meets whoever shows for how long something lasted.
#
# Output seen:
#   +1962-02-28/+1962-03-01 P4D
#   +1962-04-30/+1962-05-01 P2D
#   +1962-12-31/+1963-01-01 P1D
#   +1962-01-31/+1962-02-01 Start Date must be less than End Date
#   +1962-02-20/P10D Invalid Date: Malformed day (31 in month 3)
#   +1962-02-20/P8D +1962-02-28
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-audit --no-fund --loglevel=error gedcomx-date@0.3.2 > /dev/null
cat > read.cjs <<'JS'
const GedcomXDate = require('gedcomx-date')

const told = (text) => {
  try {
    const range = new GedcomXDate(text)
    return (text.includes('P') ? range.getEnd() : range.getDuration()).toFormalString()
  } catch (error) {
    return error.message
  }
}
for (const text of [
  '+1962-02-28/+1962-03-01',
  '+1962-04-30/+1962-05-01',
  '+1962-12-31/+1963-01-01',
  '+1962-01-31/+1962-02-01',
  '+1962-02-20/P10D',
  '+1962-02-20/P8D',
])
  console.log(text, told(text))
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = '+1962-02-28/+1962-03-01 P4D
+1962-04-30/+1962-05-01 P2D
+1962-12-31/+1963-01-01 P1D
+1962-01-31/+1962-02-01 Start Date must be less than End Date
+1962-02-20/P10D Invalid Date: Malformed day (31 in month 3)
+1962-02-20/P8D +1962-02-28' ] || { echo 'This has changed.'; exit 1; }
