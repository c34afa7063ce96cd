create schema kernel;

-- Losing a row erases what its subject's key has sealed: left out of ordinary backups, kept in one of its own.
create table kernel.keyring (
  subject text primary key,
  kid text not null,
  wrapped_key bytea not null,
  created_at timestamptz not null default now()
);

create table kernel.checkpoints (
  name text primary key,
  position text not null
);

create table kernel.sessions (
  id_hash text primary key,
  account_id uuid,
  data jsonb not null,
  expires_at timestamptz not null
);
create index on kernel.sessions (account_id);
create index on kernel.sessions (expires_at);

create table kernel.credentials (
  account_id uuid primary key,
  password_hash text not null
);
