-- When a session was last used, to five minutes: people recognise their devices by it.
alter table kernel.sessions add column seen_at timestamptz not null default now();
