-- What the payment provider told: whose account is to be looked at again, and nothing else of it.
create table kernel.payment_inbox (
  event_id text primary key,
  -- In the order in which it came.
  place bigint generated always as identity,
  type text not null,
  customer text not null,
  charge text not null,
  told_at timestamptz not null,
  received_at timestamptz not null default now(),
  read_at timestamptz
);
create index on kernel.payment_inbox (customer) where read_at is null;
create index on kernel.payment_inbox (read_at) where read_at is not null;
