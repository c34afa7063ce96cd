#!/bin/sh
# A photograph "of 1960, 1961, 1962 or 1963" is not found in 1961, and its last day is in 1960.
#
# edtf 4.11.1 (npm) reads a range within a set or a list (ISO 8601-2, EDTF level 2: [1960..1963] is one of these years,
# {1960..1963} all of them) and counts four years in it, but takes the end of the whole from where its last range begins.
# The same years written one by one, and the interval 1960/1963, end in 1963. It meets archives and albums that sort and
# find by such dates.
#
# Output seen:
#   [1960..1963] 4 years, ends 1960-12-31, holds May 1961: false
#   {1960..1963} 4 years, ends 1960-12-31, holds May 1961: false
#   [1960,1961,1962,1963] 4 years, ends 1963-12-31, holds May 1961: true
#   1960/1963 4 years, ends 1963-12-31, holds May 1961: true
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-audit --no-fund --loglevel=error edtf@4.11.1 > /dev/null
cat > read.mjs <<'JS'
import edtf from 'edtf'

const may = edtf('1961-05-05')
for (const text of ['[1960..1963]', '{1960..1963}', '[1960,1961,1962,1963]', '1960/1963']) {
  const date = edtf(text)
  const end = new Date(date.max).toISOString().slice(0, 10)
  console.log(`${text} ${[...date].length} years, ends ${end}, holds May 1961: ${date.covers(may)}`)
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = '[1960..1963] 4 years, ends 1960-12-31, holds May 1961: false
{1960..1963} 4 years, ends 1960-12-31, holds May 1961: false
[1960,1961,1962,1963] 4 years, ends 1963-12-31, holds May 1961: true
1960/1963 4 years, ends 1963-12-31, holds May 1961: true' ] || { echo 'This has changed.'; exit 1; }
