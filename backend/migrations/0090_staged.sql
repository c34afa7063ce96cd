-- What an event will have done once it stands: it is kept before the event, and done after it. Done, the row stays empty, so
-- that a repeat of the request does nothing.
create table kernel.staged (
  id uuid primary key,
  account_id uuid not null,
  effect jsonb,
  -- The epoch that it began, for the session that asked.
  epoch integer,
  staged_at timestamptz not null default now()
);
create index on kernel.staged (account_id);
