-- Orders of the whole house's lists. What is one family's or one message's is few rows, found by its owner and sorted then;
-- updated_at stands in no index, so that an edit rewrites no index of its row; names and addresses have any length.
create index on accounts.accounts (created_at, id);
create index on messages.messages (id) where state in ('stalled', 'undeliverable');
create index on reviews.reviews (state, stars desc, at desc, id);
create index on reviews.reviews (state, stars, at desc, id);
create index on support.conversations (started_at desc, id) where channel = 'useful';
