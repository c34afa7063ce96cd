-- Whoever left an address while sign-ups were closed, and has not been told yet that they are open.
alter table support.conversations add column is_waiting boolean not null default false;
create index on support.conversations (id) where is_waiting;
