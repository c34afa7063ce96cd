-- When somebody last signed in there: a session that was ended leaves no other trace.
alter table kernel.devices add column seen_at timestamptz not null default now();
