create schema settings;

-- One row: how the house stands now.
create table settings.system (
  id text primary key,
  maintenance_mode boolean not null,
  registration_enabled boolean not null,
  max_file_size integer not null,
  email_notifications boolean not null
);
