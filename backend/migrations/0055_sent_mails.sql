-- Tries of mails, by Message-ID, of the last days: a mail that was taken is known to have been, whatever its stream says.
create table kernel.sent_mails (
  try_id uuid primary key,
  mail_id uuid not null,
  begun_at timestamptz not null default now(),
  taken_at timestamptz,
  smtp_code smallint
);
create index on kernel.sent_mails (mail_id);
create index on kernel.sent_mails (begun_at);
