-- When a mail of ours was last answered by its author, and when we last asked for that. Until the next rebuild whoever is
-- here already counts as having answered when they opened their account.
create table life.lives (
  account_id uuid primary key,
  channel_proven_at timestamptz,
  asked_n integer not null default 0,
  asked_at timestamptz
);

insert into life.lives (account_id, channel_proven_at)
select id, created_at from accounts.accounts where email_verified;
