create schema wishes;

-- Whose last wishes can be read, and since when: no word of them.
create table wishes.wishes (
  account_id uuid primary key,
  version int not null default 0,
  published_at timestamptz
);
create index on wishes.wishes (account_id) where published_at is not null;
