create schema scrapbooks;

-- The title is sealed with the scrapbook's own key.
create table scrapbooks.scrapbooks (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  title jsonb not null,
  theme text not null,
  size text not null,
  -- The pages that are in it, in their order.
  page_ids uuid[] not null default '{}',
  -- The last change of what a PDF of it shows.
  content_revision int not null,
  pdf jsonb,
  added_at timestamptz not null,
  removed_at timestamptz,
  revision int not null
);
create index on scrapbooks.scrapbooks (family_id, added_at desc, id);

-- All pages that a scrapbook has had; each is sealed whole with the scrapbook's key.
create table scrapbooks.pages (
  scrapbook_id uuid not null,
  id uuid not null,
  version int not null,
  page jsonb not null,
  edited_by uuid not null,
  edited_at timestamptz not null,
  primary key (scrapbook_id, id)
);
