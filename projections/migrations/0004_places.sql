create schema places;

-- Name and coordinates are sealed with the place's own key.
create table places.places (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  name jsonb not null,
  at jsonb,
  added_at timestamptz not null,
  removed_at timestamptz,
  revision int not null
);
create index on places.places (family_id, added_at desc, id);
