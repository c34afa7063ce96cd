-- Each sign of life asks for what its absence had given a date, which is almost always nothing.
create index messages_triggered on messages.messages (owner_id) where triggered_by is not null;
