-- What visitors said of our pages: which page and what they said lie sealed. It is filled from the log, and so the
-- module begins anew.
create table support.ratings (
  id uuid primary key,
  about jsonb not null,
  answer jsonb not null,
  at timestamptz not null
);
create index on support.ratings (at desc, id);
drop index support.conversations_started_at_id_idx;
delete from support.conversations;
delete from kernel.checkpoints where name = 'projections/support';
