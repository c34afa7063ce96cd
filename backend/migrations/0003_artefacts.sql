-- What machines made of what a family keeps, after somebody said yes (`choices`): truth, since no event has it, and left out
-- of backups, for it can be made again. In the clear, as all that a family searches. After a no the rows are deleted, and
-- what they held must not lie in the table for long.
create table kernel.artefacts (
  -- Of which thing: `item` or `story`.
  kind text not null,
  id uuid not null,
  -- What was done (`steps`), and with which page or piece of it; 0 where it was done with the whole.
  step text not null,
  part int not null default 0,
  feature text not null,
  family_id uuid not null,
  contributor_id uuid not null,
  -- By what it was made: where that rises, it is made anew.
  recipe text not null,
  -- `made`, or why nothing could be.
  state text not null,
  text text not null default '',
  data jsonb not null default '{}',
  made_at timestamptz not null,
  -- It is searched where it lies, so that it is gone from the search with the row.
  words tsvector generated always as (to_tsvector('public.library', text)) stored,
  primary key (kind, id, step, part)
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 50);
create index on kernel.artefacts (family_id, feature, contributor_id);
create index on kernel.artefacts using gin (family_id, words);

-- How many things had something when a no erased it, until its receipt stands: whoever counts again finds none.
create table kernel.erased_artefacts (
  family_id uuid not null,
  said_at timestamptz not null,
  level text not null,
  account_id uuid not null,
  feature text not null,
  things int not null,
  primary key (family_id, level, account_id, feature, said_at)
);
