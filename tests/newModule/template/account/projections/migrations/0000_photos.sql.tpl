create schema photos;

-- The title is sealed with the account's key.
create table photos.photos (
  id uuid primary key,
  owner_id uuid not null,
  title jsonb not null,
  added_at timestamptz not null
);
create index on photos.photos (owner_id, added_at desc, id);
