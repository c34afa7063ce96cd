alter table accounts.accounts
  add column role text not null default 'user',
  add column suspended boolean not null default false,
  add column backup_email text,
  add column backup_verified boolean not null default false;
create index on accounts.accounts (role) where role <> 'user';
