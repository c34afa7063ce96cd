create schema recipes;

-- All that a recipe is lies sealed with its own key.
create table recipes.recipes (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  title jsonb not null,
  about jsonb not null,
  ingredients jsonb not null,
  steps jsonb not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  revision int not null
);
create index on recipes.recipes (family_id, added_at desc, id);
