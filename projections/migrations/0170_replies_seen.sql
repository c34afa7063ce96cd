-- Replies until then are new no more.
alter table accounts.accounts add column replies_seen_at timestamptz;
create index on deliveries.deliveries (author_id);
create index on deliveries.replies (at desc, id);
