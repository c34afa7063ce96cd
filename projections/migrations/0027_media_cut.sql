-- The part of another recording that this one is, in milliseconds from its beginning: {from, startMs, endMs}.
alter table media.media add cut jsonb;
