-- When all of a recording was last read again, and what of it could not be, since when.
alter table media.media add audited_at timestamptz;
alter table media.media add damaged text[] not null default '{}';
alter table media.media add damaged_at timestamptz;
create index on media.media (audited_at nulls first) where state in ('ready', 'rejected');
