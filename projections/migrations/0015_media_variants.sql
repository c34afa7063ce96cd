-- What a recording can be played as: its sound, and its picture where it has one.
alter table media.media add variants text[] not null default '{}';
update media.media set variants = '{play}' where state = 'ready';
