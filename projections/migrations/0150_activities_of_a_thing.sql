-- What happened to one thing of a family: found when a link of it is opened or ends, and deleted when a story is erased.
create index on families.activities (thing_id);
