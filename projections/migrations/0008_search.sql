create schema search;

-- What of a family's library can be found by words, in the clear. Whose it is, and who may see it, of an item its own row says.
create table search.documents (
  -- `item`, `story` (told by somebody who was asked), `album`, `place`, `person` (a relative), `recipe`.
  kind text not null,
  id uuid not null,
  family_id uuid not null,
  -- Removed, or not told yet.
  is_hidden boolean not null default false,
  title text not null default '',
  -- What its file was called.
  file text not null default '',
  -- Who is in it, or told it, and where it was made.
  person_ids uuid[] not null default '{}',
  place_id uuid,
  names text not null default '',
  -- When it was, as somebody said it.
  dated text not null default '',
  caption text not null default '',
  text text not null default '',
  -- What is said in it, as somebody wrote it down: lines with times.
  said text not null default '',
  -- What others say who had the same file, by their account.
  others jsonb not null default '{}',
  words tsvector generated always as (
    setweight(to_tsvector('public.library', title), 'A')
    || setweight(to_tsvector('public.library', names), 'B')
    || setweight(to_tsvector('public.library', caption), 'B')
    || setweight(to_tsvector('public.library', text), 'C')
    || setweight(to_tsvector('public.library', said), 'C')
    || setweight(jsonb_to_tsvector('public.library', others, '["string"]'), 'C')
    || setweight(to_tsvector('public.library', dated), 'D')
    || setweight(to_tsvector('public.library', file), 'D')) stored,
  primary key (kind, id, family_id)
);
create index on search.documents using gin (family_id, words);
create index on search.documents using gin (person_ids);
create index on search.documents (place_id) where place_id is not null;
create index on search.documents (family_id);

-- What people and places are called. An account's name is that of no family alone.
create table search.names (
  -- `account`, `relative` or `place`.
  kind text not null,
  family_id uuid not null,
  id uuid not null,
  name text not null,
  -- What an account wants to be called instead.
  given text not null default '',
  is_hidden boolean not null default false,
  primary key (kind, id, family_id)
);
