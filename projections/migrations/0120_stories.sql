create schema stories;

create table stories.stories (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  to_account_id uuid,
  relative_id uuid,
  question jsonb not null,
  name jsonb not null,
  address_hash text,
  state text not null,
  mail text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  reminded_at timestamptz,
  told_at timestamptz,
  words jsonb,
  media_id uuid,
  may_share boolean not null default false,
  title jsonb,
  removed_at timestamptz,
  -- When it was told, or else asked: the family's list is by this.
  at timestamptz not null,
  revision integer not null
);
create index on stories.stories (family_id, at desc, id desc);
create index on stories.stories (contributor_id, asked_at);
create index on stories.stories (address_hash, asked_at);
create index on stories.stories (to_account_id) where to_account_id is not null;

-- The addresses whose readers want no questions of a family, or are not who was asked.
create table stories.refusals (
  story_id uuid primary key,
  family_id uuid not null,
  address_hash text not null
);
create index on stories.refusals (family_id, address_hash);
