create schema messages;

create table messages.messages (
  id uuid primary key,
  owner_id uuid not null,
  kind text not null,
  title jsonb,
  state text not null,
  mode text,
  answer_rule text,
  occurrence int not null default 0,
  round int not null default 0,
  local text,
  zone text,
  due_at timestamptz,
  promised_at timestamptz,
  day_ms bigint,
  slots jsonb not null default '[]',
  notices jsonb not null default '{}',
  hold_until timestamptz,
  stalled_reason text,
  recipient_ids uuid[] not null default '{}',
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on messages.messages (owner_id, due_at, id);
create index on messages.messages (state) where state not in ('draft', 'delivered', 'cancelled', 'undeliverable');

-- The letter, sealed with the message's key: read by the author's page and by the recipient's after the passcode.
create table messages.contents (
  message_id uuid primary key,
  body jsonb not null
);

create table messages.media (
  message_id uuid not null,
  media_id uuid not null,
  sha256 text not null,
  duration_ms int not null,
  bytes bigint not null,
  primary key (message_id, media_id)
);

create table messages.timeline (
  message_id uuid not null,
  position numeric(20) not null,
  revision bigint not null,
  at timestamptz not null,
  label text not null,
  detail jsonb not null,
  primary key (message_id, position)
);

create table messages.notices (
  message_id uuid not null,
  round int not null,
  slot int not null,
  attempt int not null,
  mail_id text not null,
  state text not null,
  smtp_code int,
  at timestamptz not null,
  primary key (message_id, round, slot, attempt)
);
