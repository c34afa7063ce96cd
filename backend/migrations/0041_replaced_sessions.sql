-- A session that goes on under another id still answers what was under way with this one.
alter table kernel.sessions add column is_replaced boolean not null default false;
