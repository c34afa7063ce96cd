-- Opened is when the words were unlocked; reached is when somebody pressed “Open” on the page, which shows none of them.
alter table deliveries.deliveries add reached_at timestamptz;
update deliveries.deliveries set reached_at = opened_at;
-- Where the history is behind this table, the press stands in until the next rebuild.
update deliveries.deliveries d
set opened_at = coalesce(
  (select min(e.at) from audit.events e where e.stream = 'delivery-' || d.id and e.type = 'UnlockSucceeded'),
  case when d.state in ('unlocked', 'played') then d.opened_at end)
where d.opened_at is not null;
