create schema billing;

-- A row an account.
create table billing.plans (
  id uuid primary key,
  state text not null,
  plan text not null default 'free_forever',
  cycle text,
  cents int,
  mode text not null default '',
  -- As the provider calls the account.
  customer text not null default '',
  -- A payment was begun, and nobody knows yet what came of it.
  has_checkout boolean not null default false,
  -- The provider is to be told something.
  has_wish boolean not null default false,
  trial_ends_at timestamptz,
  period_end timestamptz
);
create index on billing.plans (customer) where customer <> '';
create index on billing.plans (state) where state <> 'free';

-- A row a charge, in cents.
create table billing.payments (
  id text primary key,
  account_id uuid,
  cents int not null,
  refunded_cents int not null default 0,
  paid_at timestamptz not null,
  mode text not null
);
create index on billing.payments (account_id);
create index on billing.payments (mode, paid_at);
