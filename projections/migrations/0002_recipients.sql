create schema recipients;

-- name, address and hint are sealed with the recipient's key; address_hash is keyed and opens nothing.
create table recipients.recipients (
  id uuid primary key,
  owner_id uuid not null,
  name jsonb not null,
  address jsonb not null,
  address_hash text not null,
  zone text,
  verification text not null default 'none',
  hint jsonb,
  secret_hash text,
  consent text not null default 'unknown',
  revision integer not null
);
create index on recipients.recipients (owner_id, id);
create index on recipients.recipients (owner_id, address_hash);
