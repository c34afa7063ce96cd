create schema accounts;

create table accounts.accounts (
  id uuid primary key,
  username text not null,
  email text not null,
  email_verified boolean not null default false,
  created_at timestamptz not null
);
