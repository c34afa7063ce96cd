create schema archives;

-- What came of a zip that a member added. Its name is sealed with the key of its item.
create table archives.archives (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  visibility text not null,
  name jsonb not null,
  state text not null,
  stop text,
  entries int not null,
  is_kept boolean not null default true,
  opened_at timestamptz not null,
  finished_at timestamptz,
  revision int not null
);
create index on archives.archives (family_id, opened_at desc, id);
create index on archives.archives (contributor_id);
create index on archives.archives (finished_at);

-- The names of the files that were read in one go, sealed; the revision of their event tells them from others.
create table archives.names (
  archive_id uuid not null,
  batch int not null,
  first int not null,
  names jsonb not null,
  primary key (archive_id, batch)
);

-- What became of each file, by its place in the archive.
create table archives.entries (
  archive_id uuid not null,
  n int not null,
  batch int not null,
  answer text not null,
  item_id uuid,
  is_bare boolean not null,
  primary key (archive_id, n)
);
create index on archives.entries (item_id) where item_id is not null;
