-- Addresses at which somebody wants nothing from an author, kept when their entry is removed; the hash is keyed and
-- opens nothing.
create table recipients.declined (
  recipient_id uuid not null,
  owner_id uuid not null,
  address_hash text not null,
  primary key (recipient_id, address_hash)
);
create index on recipients.declined (owner_id, address_hash);

insert into recipients.declined (recipient_id, owner_id, address_hash)
select id, owner_id, address_hash from recipients.recipients where consent = 'declined';
