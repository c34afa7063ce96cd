-- What a message without a date is kept for, and what has given one its date. Rows of before have neither.
alter table messages.messages add column trigger text;
alter table messages.messages add column delay_days integer;
alter table messages.messages add column announcer_ids uuid[] not null default '{}';
alter table messages.messages add column occasion jsonb;
alter table messages.messages add column triggered_by text;
