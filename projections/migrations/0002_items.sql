create schema items;

-- Words are sealed with the item's own key; what lists are sorted and filtered by lies in the clear.
create table items.items (
  id uuid primary key,
  -- Null while only the file of an item has begun to arrive.
  family_id uuid,
  contributor_id uuid,
  visibility text not null default 'family',
  about uuid,
  name jsonb,
  title jsonb,
  caption jsonb,
  text jsonb,
  -- What is said in it, as somebody wrote it down; null where nobody has.
  words jsonb,
  -- No machine is to look at it.
  is_closed_to_machines boolean not null default false,
  -- What no machine is to do with it again.
  rejected text[] not null default '{}',
  has_title boolean not null default false,
  -- What somebody said of when it was, sealed, and its place among dates; null where nobody said anything.
  date jsonb,
  said text,
  -- What the file says of that: when it was taken, and what its name says.
  taken text,
  is_zone_assumed boolean not null default false,
  named text,
  -- What came beside it in an archive: when it was taken, and all of it, sealed.
  told text,
  told_facts jsonb,
  sorts text collate "C" generated always as (coalesce(said, taken, told, named, '')) stored,
  person_ids uuid[] not null default '{}',
  speaker_id uuid,
  place_id uuid,
  degrees int not null default 0,
  added_at timestamptz,
  binned_at timestamptz,
  revision int not null default 0,
  -- Its file as it was named, and as it was sent for it: whoever adds an item may name any file.
  media_id uuid,
  file_id uuid,
  kind text not null default 'story',
  state text not null default 'ready',
  set_aside_as text,
  mime text,
  bytes bigint,
  sha256 text,
  width int,
  height int,
  duration_ms bigint,
  pages int,
  is_partial boolean not null default false,
  variants text[] not null default '{}',
  -- What it shares with its other half, by whoever sent both and by the camera; the picture whose moment it is the film of.
  pair uuid,
  content_id text,
  motion_of uuid,
  -- An archive, in the bin, all of whose files are kept by themselves.
  is_unpacked boolean not null default false,
  -- What of it could not be read when it was last read again.
  damaged text[] not null default '{}',
  -- SHA-256 of the plain bytes by variant.
  hashes jsonb not null default '{}',
  -- What the file says of itself, sealed.
  facts jsonb
);
create index on items.items (family_id, coalesce(nullif(sorts, ''), '~'), id);
create index on items.items (family_id, added_at desc, id desc);
create index on items.items (family_id, substr(sorts, 6, 5), id) where length(sorts) >= 10;
create index on items.items (family_id, sha256);
create index on items.items (media_id);
create index on items.items (file_id);
create index on items.items (about) where about is not null;
create index on items.items (motion_of) where motion_of is not null;
create index on items.items (pair) where pair is not null;
create index on items.items (content_id) where content_id is not null;
create index on items.items (place_id) where place_id is not null;
create index on items.items using gin (person_ids);
create index on items.items (contributor_id) where visibility = 'only_me';
create index on items.items (binned_at) where binned_at is not null;
create index on items.items (added_at) where sha256 is null and media_id is not null;

create index on media.media (damaged_at) where damaged_at is not null;

-- Whose favorite an item is.
create table items.favorites (
  item_id uuid not null,
  account_id uuid not null,
  primary key (item_id, account_id)
);

-- Who else had the same file, and what they say of it, sealed with the item's key.
create table items.joined (
  item_id uuid not null,
  account_id uuid not null,
  caption jsonb not null,
  at timestamptz not null,
  primary key (item_id, account_id)
);
