-- How often something was tried in the running window; the key is a keyed hash, and old rows go as new ones come.
create table kernel.limits (
  key text primary key,
  points integer not null,
  ends_at timestamptz not null
);
create index on kernel.limits (ends_at);
