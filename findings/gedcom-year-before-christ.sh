#!/bin/sh
# Caesar is murdered in the year 44 after Christ.
#
# fastgedcom 1.1.4 (PyPI) says of extract_int_year that a date before Christ gives a negative number. It does for 44 BC and
# 44 BCE, and not for 44 B.C., the only spelling that GEDCOM 5.5.1 has (DATE_GREG: a YEAR_GREG followed by B.C.): that
# gives 44. No error tells of it. It meets whoever sorts or draws a line of descent that goes back to Rome.
#
# Output seen:
#   44 BCE -44
#   44 BC -44
#   44 B.C. 44
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --target packages fastgedcom==1.1.4
cat > told.py <<'PY'
from fastgedcom.helpers import extract_int_year

for date in ["44 BCE", "44 BC", "44 B.C."]:
    print(date, extract_int_year(date))
PY
seen=$(PYTHONPATH=packages python3 told.py)
echo "$seen"
[ "$seen" = '44 BCE -44
44 BC -44
44 B.C. 44' ] || { echo 'This has changed.'; exit 1; }
