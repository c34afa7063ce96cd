create schema connections;

-- Of a member only the sex is kept: name and contributor are null. A name is sealed with the family's key.
create table connections.relatives (
  family_id uuid not null,
  id uuid not null,
  name jsonb,
  sex text,
  has_died boolean not null default false,
  contributor_id uuid,
  primary key (family_id, id)
);

-- "from is the kin of to"; of two people one thing is stated.
create table connections.lines (
  family_id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  kin text not null,
  contributor_id uuid not null,
  primary key (family_id, from_id, to_id)
);
