create schema subscribers;

-- The address is sealed with the subscriber's own key; the id is a keyed hash of it.
create table subscribers.subscribers (
  id uuid primary key,
  address jsonb not null,
  source text not null,
  state text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz
);
create index on subscribers.subscribers (state, id);
