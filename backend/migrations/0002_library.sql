-- How the words of a family's library are read for its search: as English has them, with or without accents. It lies outside
-- of the read tables' schemas, which a rebuild drops with all that depends on them.
create extension if not exists unaccent with schema public;
-- An index of words that begins with the family: what others keep costs a search nothing.
create extension if not exists btree_gin with schema public;
create text search configuration public.library (copy = pg_catalog.english);
alter text search configuration public.library
  alter mapping for hword, hword_part, word with public.unaccent, english_stem;
