create schema shares;

create table shares.shares (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  title jsonb not null,
  note jsonb not null,
  things jsonb not null,
  expires_at timestamptz not null,
  may_download boolean not null,
  has_passcode boolean not null,
  n integer not null,
  is_ended boolean not null default false,
  locked_until timestamptz,
  created_at timestamptz not null,
  revision integer not null
);
create index on shares.shares (family_id, created_at);
create index on shares.shares (contributor_id);

-- A row for each opening, without a kind, and one for each thing that was looked at.
create table shares.views (
  visit_id uuid not null,
  share_id uuid not null,
  kind text not null,
  thing_id text not null,
  at timestamptz not null,
  device text not null,
  primary key (visit_id, kind, thing_id)
);
create index on shares.views (share_id, at);
