-- A sign-up's username is as long as it likes; what people read is cut to a name. What stands is cut by length alone: a
-- rebuild cuts the rest.
alter table accounts.accounts
  add column shown_username text not null default '';
update accounts.accounts set shown_username = left(upper(left(username, 1)) || substr(username, 2), 60);
alter table accounts.accounts drop column display_name;
alter table accounts.accounts
  add column display_name text generated always as (coalesce(name, shown_username)) stored;
