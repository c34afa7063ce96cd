create schema families;

-- What has an event; any other account's family is there without a row. One that has ended keeps its own.
create table families.families (
  id uuid primary key,
  owner_id uuid not null,
  founded_at timestamptz not null,
  ended_at timestamptz
);

create table families.members (
  family_id uuid not null,
  account_id uuid not null,
  role text not null,
  joined_at timestamptz not null,
  primary key (family_id, account_id)
);
create index on families.members (account_id);

-- What came to whom, by a hash of the address; words stay in the log. Whoever invites chooses the id, so the family is part of it.
create table families.invitations (
  family_id uuid not null,
  id uuid not null,
  address_hash text not null,
  state text not null,
  expires_at timestamptz not null,
  primary key (family_id, id)
);
create index on families.invitations (address_hash);

-- Ids only: names and titles are where the things are.
create table families.activities (
  pos bigint primary key,
  family_id uuid not null,
  kind text not null,
  actor_id uuid,
  thing_id uuid,
  at timestamptz not null
);
create index on families.activities (family_id, pos desc);
