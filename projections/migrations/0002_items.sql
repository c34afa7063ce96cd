create schema items;

-- The title is sealed with the item's own key.
create table items.items (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  media_id uuid,
  title jsonb not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  revision int not null
);
create index on items.items (media_id);
create index on items.items (family_id, added_at desc, id);
