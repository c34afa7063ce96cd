create schema photos;

-- The title is sealed with the photo's own key.
create table photos.photos (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  title jsonb not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  revision int not null
);
create index on photos.photos (family_id, added_at desc, id);
