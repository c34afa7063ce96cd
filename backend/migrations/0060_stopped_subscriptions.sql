-- At which event a subscription stands that failed there again and again: ids and types alone. A line on a desk; losing it
-- loses nothing, for whoever meets the event again writes it again.
create table kernel.stopped_subscriptions (
  name text primary key,
  event_id uuid not null,
  type text not null,
  position numeric(20) not null,
  since timestamptz not null default now()
);
