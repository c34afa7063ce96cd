create schema recipes;

-- The title is sealed with the recipe's own key.
create table recipes.recipes (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  title jsonb not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  revision int not null
);
create index on recipes.recipes (family_id, added_at desc, id);
