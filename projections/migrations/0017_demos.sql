-- A stranger's look around: nothing in it counts as a family's.
alter table accounts.accounts add column is_demo boolean not null default false;
