-- Room that a recording was promised before its event stood: it counts until the read table has the recording.
create table kernel.reserved (
  media_id uuid primary key,
  owner_id uuid not null,
  subject_id uuid not null,
  bytes bigint not null,
  reserved_at timestamptz not null default now()
);
create index on kernel.reserved (owner_id);
