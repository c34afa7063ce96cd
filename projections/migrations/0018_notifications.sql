-- Which of the mails that may be left out a person wants.
alter table accounts.accounts
  add column wants_news boolean not null default true,
  add column wants_reminders boolean not null default true;
