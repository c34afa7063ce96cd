create schema support;

-- The name is sealed; what was said is read from the stream alone.
create table support.conversations (
  id uuid primary key,
  topic text not null,
  channel text not null,
  priority text not null,
  state text not null,
  name jsonb not null,
  account_id uuid,
  started_at timestamptz not null,
  last_at timestamptz not null,
  due_at timestamptz
);
create index on support.conversations (state, last_at, id);
