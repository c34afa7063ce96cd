-- What staff looked at that belongs to somebody, by the stream's name: read by the person it belongs to.
create table audit.looks (
  pos numeric(20) primary key,
  at timestamptz not null,
  stream text not null
);
create index on audit.looks (stream, pos);
