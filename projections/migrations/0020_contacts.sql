create schema life;

-- Whom an account trusts to be told; name and address are sealed with the account's key. Who was removed has no row.
create table life.contacts (
  account_id uuid not null,
  id uuid not null,
  name jsonb not null,
  address jsonb not null,
  state text not null default 'invited',
  refused_at timestamptz,
  invited_at timestamptz not null,
  primary key (account_id, id)
);
