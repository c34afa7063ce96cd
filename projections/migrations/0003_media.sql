create schema media;

create table media.media (
  id uuid primary key,
  owner_id uuid not null,
  message_id uuid not null,
  state text not null,
  progress integer not null,
  bytes bigint,
  duration_ms bigint,
  sha256 text,
  mime text,
  rejected_as text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on media.media (owner_id, created_at);
create index on media.media (message_id);
