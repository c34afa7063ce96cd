-- How long a recipient's link opens; null is for ever.
alter table messages.messages add link_days int default 400;
