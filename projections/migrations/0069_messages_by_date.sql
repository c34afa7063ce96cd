-- The order in which an author's messages are listed: drafts without a date last.
create index on messages.messages (owner_id, coalesce(due_at, 'infinity'), id);
