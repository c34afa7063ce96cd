-- A session belongs to an epoch of its account; whoever is shut out raises it. Nobody without a password has a hash.
alter table kernel.credentials alter column password_hash drop not null;
alter table kernel.credentials add column epoch integer not null default 0;
-- The event that raised it last, so that an event does so once.
alter table kernel.credentials add column epoch_revision integer not null default -1;
