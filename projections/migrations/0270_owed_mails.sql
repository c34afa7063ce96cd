-- Since when a mail that was asked for waits for the transport's answer; null when none does.
alter table accounts.accounts
  add mail_waits_since timestamptz,
  -- The numbers of the letters that the transport has not answered.
  add owed_letters int[] not null default '{}';
alter table recipients.recipients add mail_waits_since timestamptz;
alter table subscribers.subscribers add mail_waits_since timestamptz;
alter table families.invitations add mail_waits_since timestamptz;
alter table life.contacts add mail_waits_since timestamptz;
-- The revisions at which letters were asked for, none where no address was given; how many of them were answered.
alter table support.conversations
  add letters int[] not null default '{}',
  add answered int not null default 0;

create index on accounts.accounts (id) where mail_waits_since is not null or owed_letters <> '{}';
create index on recipients.recipients (id) where mail_waits_since is not null;
create index on subscribers.subscribers (id) where mail_waits_since is not null;
create index on families.invitations (family_id, id) where mail_waits_since is not null;
create index on life.contacts (account_id, id) where mail_waits_since is not null;
create index on support.conversations (id) where answered < cardinality(letters);
