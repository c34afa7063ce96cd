create schema insights;

-- What a family says is wrong, so that it is not suggested again.
create table insights.dismissed (
  family_id uuid not null,
  kind text not null,
  key text not null,
  primary key (family_id, kind, key)
);
