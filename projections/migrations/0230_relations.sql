-- What an author is to a person in their book, sealed; null when nobody said.
alter table recipients.recipients add column relation jsonb;
