-- A recording that could not be read any more when it was to be handed over.
alter table messages.delivered_media add is_lost boolean not null default false;
