#!/bin/sh
# A letter for Mother's Day lies in a French letter box a week early.
#
# date-holidays 3.37.0 (npm) gives "Fête des Mères" the last Sunday of May in every year. By law (Code de l'action sociale
# et des familles, D215-1) it is the first Sunday of June where that Sunday is Pentecost, which the same library knows: of
# the sixty years from 2000 on twelve are wrong, 2023 was the last, 2034 is the next. It meets whoever plans a yearly
# message for that day.
#
# Output seen:
#   Pentecost and Mother's Day on one Sunday: 2004 2007 2009 2012 2020 2023 2034 2039 2042 2045 2050 2053
#   2022 2022-05-29, 2023 2023-05-28, 2024 2024-05-26
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-audit --no-fund --loglevel=error date-holidays@3.37.0 > /dev/null
cat > days.mjs <<'JS'
import Holidays from 'date-holidays'

const france = new Holidays('FR')
const dayOf = (year, name) => france.getHolidays(year).find((day) => day.name === name).date.slice(0, 10)
const years = Array.from({ length: 60 }, (_, n) => 2000 + n)
const both = years.filter((year) => dayOf(year, 'Fête des Mères') === dayOf(year, 'Pentecôte'))
console.log(`Pentecost and Mother's Day on one Sunday: ${both.join(' ')}`)
console.log([2022, 2023, 2024].map((year) => `${year} ${dayOf(year, 'Fête des Mères')}`).join(', '))
JS
seen=$(node days.mjs)
echo "$seen"
[ "$seen" = "Pentecost and Mother's Day on one Sunday: 2004 2007 2009 2012 2020 2023 2034 2039 2042 2045 2050 2053
2022 2022-05-29, 2023 2023-05-28, 2024 2024-05-26" ] || { echo 'This has changed.'; exit 1; }
