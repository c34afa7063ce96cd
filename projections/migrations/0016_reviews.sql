create schema reviews;

-- One review an account; name and text are sealed with the account's key.
create table reviews.reviews (
  id uuid primary key,
  name jsonb not null,
  stars integer not null,
  text jsonb not null,
  at timestamptz not null,
  state text not null default 'pending',
  is_edited boolean not null default false,
  works_here boolean not null
);
create index on reviews.reviews (state, at desc, id);
