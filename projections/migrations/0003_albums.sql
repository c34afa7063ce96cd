create schema albums;

-- The title is sealed with the album's own key.
create table albums.albums (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  title jsonb not null,
  -- What was chosen to stand on it; null for the first.
  cover_id uuid,
  added_at timestamptz not null,
  removed_at timestamptz,
  revision int not null
);
create index on albums.albums (family_id, added_at desc, id);

-- What is in an album, in the order of its places.
create table albums.items (
  album_id uuid not null,
  item_id uuid not null,
  place int not null,
  primary key (album_id, item_id)
);
create index on albums.items (item_id);
