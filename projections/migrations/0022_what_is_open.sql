-- How long a recipient's link opens; null is for ever.
alter table messages.messages add link_days int default 400;
-- What is still to be mailed because of what a recipient did: a code, or what their author is told.
alter table deliveries.deliveries add pending text[] not null default '{}';
-- When an account is to end, and when it did.
alter table accounts.accounts add ends_at timestamptz;
