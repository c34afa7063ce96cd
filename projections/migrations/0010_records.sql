create schema records;

-- What a tree holds, as a file would have it. A list looks into it by SQL and an export writes it out: it lies in the clear,
-- is made anew from the sealed log, and goes with its tree.
create table records.records (
  id uuid primary key,
  tree_id uuid not null,
  -- In the order of the file; what was added here stands behind.
  place bigint not null,
  kind text not null,
  xref text,
  root jsonb not null,
  -- How many of its structures came out of a file.
  imported int not null,
  import_id uuid,
  revision int not null,
  is_edited boolean not null default false,
  removed_at timestamptz
);
create index on records.records (tree_id, place, id);
create index on records.records (tree_id, kind);
create index on records.records (tree_id, xref);
create index on records.records (import_id) where import_id is not null;

-- People, as lists know them. Days are Julian day numbers.
create table records.people (
  id uuid primary key,
  tree_id uuid not null,
  name text not null,
  surname text not null,
  sort text collate "C" not null,
  find text not null,
  sex text not null,
  birth text not null,
  birth_place text not null,
  born_min int,
  born_max int,
  death text not null,
  death_place text not null,
  died_min int,
  died_max int,
  has_died boolean not null,
  is_restricted boolean not null,
  -- What somebody said of it: living, dead, unknown.
  life_state text not null,
  -- The member or relative of the family that this person is.
  relative_id uuid
);
create index on records.people (tree_id, sort, id);
create index on records.people (relative_id) where relative_id is not null;

-- Who is in which family of a tree, in the order of its record.
create table records.links (
  family_id uuid not null,
  tree_id uuid not null,
  person_id uuid not null,
  role text not null,
  n int not null,
  primary key (family_id, n)
);
create index on records.links (person_id, role);
create index on records.links (tree_id);

-- Imports of files; what was found is sealed with the tree's key.
create table records.imports (
  id uuid primary key,
  tree_id uuid not null,
  family_id uuid not null,
  contributor_id uuid not null,
  item_id uuid not null,
  state text not null,
  report jsonb,
  first_line jsonb,
  reason text not null default '',
  records int not null default 0,
  people int not null default 0,
  applied int not null default 0,
  kept int not null default 0,
  begun_at timestamptz not null,
  revision int not null
);
create index on records.imports (tree_id, begun_at desc, id);

-- What was changed, by whom and when; the words are in the records.
create table records.changes (
  record_id uuid not null,
  revision int not null,
  tree_id uuid not null,
  kind text not null,
  actor_id text not null,
  at timestamptz not null,
  undoes int,
  primary key (record_id, revision)
);
create index on records.changes (tree_id, at desc, record_id, revision desc);
