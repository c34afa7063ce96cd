-- The secret is sealed by a key of the master key's; a step that was used once is not taken again.
create table kernel.totp (
  account_id uuid primary key,
  secret bytea not null,
  confirmed boolean not null default false,
  last_step bigint not null default 0
);

-- Keyed hashes; a used one is gone.
create table kernel.recovery_codes (
  account_id uuid not null,
  code_hash text not null,
  primary key (account_id, code_hash)
);

create table kernel.passkeys (
  credential_id text primary key,
  id uuid not null unique,
  account_id uuid not null,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  name text not null,
  created_at timestamptz not null default now()
);
create index on kernel.passkeys (account_id);

-- Browsers that an account was open in before, by the hash of a cookie.
create table kernel.devices (
  account_id uuid not null,
  device_hash text not null,
  primary key (account_id, device_hash)
);

-- Secrets that are good for one use and a short time, by their hash.
create table kernel.tickets (
  hash text primary key,
  purpose text not null,
  ends_at timestamptz not null
);
create index on kernel.tickets (ends_at);
