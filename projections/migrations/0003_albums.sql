create schema albums;

-- The title is sealed with the album's own key.
create table albums.albums (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  title jsonb not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  revision int not null
);
create index on albums.albums (family_id, added_at desc, id);
