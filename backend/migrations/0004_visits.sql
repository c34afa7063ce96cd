create schema claims;

-- Who is here, so that no one can be found again: the hash is keyed by the day's key, which is deleted within 48 hours.
create table claims.visit_keys (
  day date primary key,
  key bytea not null
);

create table claims.visits (
  visitor text primary key,
  seen_at timestamptz not null
);
create index on claims.visits (seen_at);
