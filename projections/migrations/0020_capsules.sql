create schema capsules;

-- The title is sealed with the capsule's own key.
create table capsules.capsules (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  state text not null,
  title jsonb not null,
  -- A day on the calendar, and the moment at which it begins in that zone.
  day text not null,
  zone text not null,
  opens_at timestamptz not null,
  added_at timestamptz not null,
  sealed_at timestamptz,
  locked_at timestamptz,
  opened_at timestamptz,
  removed_at timestamptz,
  revision int not null
);
create index on capsules.capsules (family_id, opens_at, id);

-- Who put how many things in, and of which file: no word of what they are.
create table capsules.contents (
  id uuid primary key,
  capsule_id uuid not null,
  contributor_id uuid not null,
  media_id uuid
);
create index on capsules.contents (capsule_id);
create index on capsules.contents (media_id);
