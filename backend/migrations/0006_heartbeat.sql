-- When the public answer page was seen to work, by beat; a day's 1,440th part each. Losing rows only delays deliveries.
create table kernel.service_heartbeat (
  minute timestamptz primary key,
  ok_ms int not null
);
