-- What was handed over, as it was then: a message that comes back may be written anew for its next date.
create table messages.delivered (
  message_id uuid not null,
  occurrence int not null,
  title jsonb,
  body jsonb,
  -- When it was promised for, where it went out later than that.
  due_on timestamptz,
  primary key (message_id, occurrence)
);
create table messages.delivered_media (
  message_id uuid not null,
  occurrence int not null,
  media_id uuid not null,
  duration_ms int not null,
  transcript jsonb,
  primary key (message_id, occurrence, media_id)
);
insert into messages.delivered (message_id, occurrence, title, body)
select distinct m.id, d.occurrence, m.title, c.body
from deliveries.deliveries d
join messages.messages m on m.id = d.message_id
left join messages.contents c on c.message_id = m.id;
insert into messages.delivered_media (message_id, occurrence, media_id, duration_ms, transcript)
select v.message_id, v.occurrence, a.media_id, a.duration_ms, t.text
from messages.delivered v
join messages.media a on a.message_id = v.message_id
left join messages.transcripts t on t.message_id = a.message_id and t.media_id = a.media_id;

-- Until when what was claimed last can be taken back, also while the next date is on its way.
alter table messages.messages add recall_until timestamptz;
update messages.messages set recall_until = hold_until + make_interval(secs => day_ms / 1000.0);
