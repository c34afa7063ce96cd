-- Since when nobody could be reached, and whether the author has said "as planned".
alter table messages.messages add column stalled_at timestamptz;
alter table messages.messages add column is_confirmed boolean not null default false;
