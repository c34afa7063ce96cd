alter table deliveries.deliveries
  add column retry_at timestamptz,
  add column locked_until timestamptz,
  add column help_at timestamptz,
  add column thanked_at timestamptz,
  add column revoked_as text;
create index on deliveries.deliveries (recipient_id);

-- body is sealed with the recipient's key.
create table deliveries.replies (
  id uuid primary key,
  delivery_id uuid not null,
  at timestamptz not null,
  body jsonb not null,
  media_id uuid
);
create index on deliveries.replies (delivery_id);
