-- As people read it: the name they gave, or the part of their address before the "@" with a capital.
alter table accounts.accounts
  add column name text,
  add column zone text;
alter table accounts.accounts
  add column display_name text generated always as (coalesce(name, upper(left(username, 1)) || substr(username, 2))) stored;
