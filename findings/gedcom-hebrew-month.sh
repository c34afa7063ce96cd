#!/bin/sh
# Two days half a year apart stand in the wrong order.
#
# ged4py 0.5.5 (PyPI) counts the months of a Hebrew date as GEDCOM lists them, from Tishrei on, and hands that number to a
# calendar that counts from Nisan on (convertdate). Each date with a month lies some months off: 1 TSH 5784 was September
# 16, 2023 and is sorted between April 8 and 10, 2024, also behind 1 NSN 5784, which came half a year after it. Dates of
# GEDCOM are compared by it across calendars on purpose. It meets whoever sorts the births of a family by their dates.
#
# Output seen:
#   16 SEP 2023, 8 APR 2024, @#DHEBREW@ 1 TSH 5784, 10 APR 2024
#   @#DHEBREW@ 1 NSN 5784, @#DHEBREW@ 1 TSH 5784
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --target packages \
  ged4py==0.5.5 ansel==1.0.0 convertdate==2.5.1 pymeeus==0.5.12
cat > told.py <<'PY'
from ged4py.date import DateValue

for dates in [
    ["10 APR 2024", "8 APR 2024", "@#DHEBREW@ 1 TSH 5784", "16 SEP 2023"],
    ["@#DHEBREW@ 1 TSH 5784", "@#DHEBREW@ 1 NSN 5784"],
]:
    print(", ".join(sorted(dates, key=DateValue.parse)))
PY
seen=$(PYTHONPATH=packages python3 told.py)
echo "$seen"
[ "$seen" = '16 SEP 2023, 8 APR 2024, @#DHEBREW@ 1 TSH 5784, 10 APR 2024
@#DHEBREW@ 1 NSN 5784, @#DHEBREW@ 1 TSH 5784' ] || { echo 'This has changed.'; exit 1; }
