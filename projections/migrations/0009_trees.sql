create schema trees;

-- The title is sealed with the tree's own key.
create table trees.trees (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  title jsonb not null,
  -- The person with whom it opens; null for the first in it.
  home_id uuid,
  added_at timestamptz not null,
  removed_at timestamptz,
  revision int not null
);
create index on trees.trees (family_id, added_at desc, id);
