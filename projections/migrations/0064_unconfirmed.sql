-- When an account is erased unless its address is confirmed, once its person was told.
alter table accounts.accounts add sign_up_ends_at timestamptz;

-- Addresses that were reserved for an account, until it opens with them or changes to them.
create table accounts.reservations (
  id uuid primary key,
  account_id uuid not null,
  reserved_at timestamptz not null
);
