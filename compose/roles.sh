#!/bin/sh
# Postgres' image runs this once, on an empty volume: a role and databases for each that needs some, closed to the other.
set -eu
psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\getenv everhearth EVERHEARTH_PASSWORD
\getenv temporal TEMPORAL_PASSWORD
create role everhearth login password :'everhearth';
create role temporal login password :'temporal';
create database everhearth owner everhearth;
create database temporal owner temporal;
create database temporal_visibility owner temporal;
revoke connect, temporary on database everhearth, temporal, temporal_visibility from public;
SQL
