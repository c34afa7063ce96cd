-- The words of a recording, sealed with the message's key as its letter is.
create table messages.transcripts (
  message_id uuid not null,
  media_id uuid not null,
  text jsonb not null,
  primary key (message_id, media_id)
);
