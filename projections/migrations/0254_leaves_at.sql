-- The morning on which a mail leaves whose mailbox has enough of today; null where none waits for one.
alter table stories.stories add column leaves_at timestamptz;
alter table recipients.recipients add column leaves_at timestamptz;
alter table life.contacts add column leaves_at timestamptz;
