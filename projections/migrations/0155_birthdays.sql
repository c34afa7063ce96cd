-- When a person was born, sealed; null when nobody said.
alter table recipients.recipients add column birthday jsonb;
