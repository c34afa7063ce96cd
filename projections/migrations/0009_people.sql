-- What an author's people look like beyond a name and a passcode; backup_address and question are sealed.
alter table recipients.recipients
  add column backup_address jsonb,
  add column question jsonb,
  add column is_child boolean not null default false,
  add column is_removed boolean not null default false,
  add column bounced_at timestamptz;
