create schema backups;

-- One row a backup: how far it is, or what came of it.
create table backups.backups (
  id uuid primary key,
  state text not null default 'running',
  part text,
  requested_at timestamptz not null,
  finished_at timestamptz,
  events bigint not null default 0,
  blobs bigint not null default 0,
  bytes bigint not null default 0,
  hash text,
  proved_at timestamptz,
  reason text,
  has_keys boolean not null default true
);
create index on backups.backups (requested_at desc, id desc);
