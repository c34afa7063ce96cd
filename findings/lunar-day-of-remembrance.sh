#!/bin/sh
# A day of remembrance by the lunar calendar is kept a day too early, and later in the century in the wrong month.
#
# chinese-lunar 0.1.4 (npm; "1900 to 2100") has wrong lengths of months in its table: among others in 1996, whose autumn
# lies a day early in it, and in 2073, after which no day is right any more, until December 31, 2098 is the 40th of a month.
# Node's own calendar (ICU) and lunar-javascript 1.7.7 (npm) agree with each other on the four days below. It meets whoever
# plans a yearly message for a lunar birthday or a day of remembrance.
#
# Output seen:
#   Mid-autumn 1996: 1996-09-26, by Node 8/15 is 1996-09-27
#   New Year 2023: 2023-01-22, by Node 1/1 is 2023-01-22
#   New Year 2075: 2075-02-14, by Node 1/1 is 2075-02-15
#   New Year 2080: 2080-12-23, by Node 1/1 is 2080-01-22
#   December 31, 2098: day 40 of month 12
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-audit --no-fund --loglevel=error chinese-lunar@0.1.4 > /dev/null
cat > days.cjs <<'JS'
const lunar = require('chinese-lunar')

const parts = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric', year: 'numeric' })
const told = (at) => Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
const byNode = (year, month, day) => {
  for (let at = new Date(Date.UTC(year, 0, 1)); ; at.setUTCDate(at.getUTCDate() + 1)) {
    const is = told(at)
    if (is.month === String(month) && is.day === String(day) && is.relatedYear === String(year)) return at.toISOString().slice(0, 10)
  }
}
const byLibrary = (year, month, day) => {
  const at = lunar.lunarToSolar({ year, month, day, leap: false })
  return new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())).toISOString().slice(0, 10)
}
for (const [name, year, month, day] of [
  ['Mid-autumn', 1996, 8, 15],
  ['New Year', 2023, 1, 1],
  ['New Year', 2075, 1, 1],
  ['New Year', 2080, 1, 1],
])
  console.log(`${name} ${year}: ${byLibrary(year, month, day)}, by Node ${month}/${day} is ${byNode(year, month, day)}`)
const { month, day } = lunar.solarToLunar(new Date(2098, 11, 31))
console.log(`December 31, 2098: day ${day} of month ${month}`)
JS
seen=$(TZ=UTC node days.cjs)
echo "$seen"
[ "$seen" = 'Mid-autumn 1996: 1996-09-26, by Node 8/15 is 1996-09-27
New Year 2023: 2023-01-22, by Node 1/1 is 2023-01-22
New Year 2075: 2075-02-14, by Node 1/1 is 2075-02-15
New Year 2080: 2080-12-23, by Node 1/1 is 2080-01-22
December 31, 2098: day 40 of month 12' ] || { echo 'This has changed.'; exit 1; }
