create schema deliveries;

create table deliveries.deliveries (
  id uuid primary key,
  message_id uuid not null,
  occurrence int not null,
  recipient_id uuid not null,
  author_id uuid not null,
  state text not null,
  sent_at timestamptz,
  opened_at timestamptz,
  played_quarter int not null default 0,
  downloads int not null default 0,
  expires_at timestamptz not null
);
create index on deliveries.deliveries (message_id, occurrence);
