-- Whose pause it is: what a trusted contact delayed goes on by itself.
alter table messages.messages add column paused_by text;
