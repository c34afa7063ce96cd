create schema choices;

-- What was answered last: of the family, with an account of nobody, and of its members.
create table choices.choices (
  family_id uuid not null,
  level text not null,
  account_id uuid not null,
  feature text not null,
  is_on boolean not null,
  primary key (family_id, level, account_id, feature)
);
create index on choices.choices (feature) where level = 'family' and is_on;

-- What was erased after a no. No word of a person is among it.
create table choices.receipts (
  id uuid primary key,
  family_id uuid not null,
  level text not null,
  account_id uuid not null,
  feature text not null,
  erased int not null,
  said_at timestamptz not null,
  finished_at timestamptz not null
);
create index on choices.receipts (family_id, finished_at desc, id);

-- The families whose no has something left to erase.
create table choices.owed (
  family_id uuid not null,
  level text not null,
  account_id uuid not null,
  feature text not null,
  primary key (family_id, level, account_id, feature)
);
