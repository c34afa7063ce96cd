create schema audit;

-- One row an event of ours, nothing of its content: where it stands, who did it, and the hash that holds it in its place.
create table audit.events (
  pos numeric(20) primary key,
  stream text not null,
  revision int8 not null,
  type text not null,
  at timestamptz not null,
  actor_kind text not null,
  actor_id text not null,
  owner_id text not null,
  command_id text not null,
  correlation_id text not null,
  hash text not null,
  prev_hash text not null,
  bytes int8 not null
);
create index on audit.events (stream, revision);
create index on audit.events (owner_id, pos);
create index on audit.events (type, pos);
create index on audit.events (actor_id, pos);
create index on audit.events (at);
