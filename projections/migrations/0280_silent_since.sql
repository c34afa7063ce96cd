-- A sign of life after it contradicts what a silence or a report has begun; null where nothing has.
alter table life.lives add column silent_since timestamptz;
create index on life.lives (account_id) where silent_since is not null;
