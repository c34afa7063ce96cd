-- Whether the author's contacts say that it is really the recipient, and until when that is open.
alter table deliveries.deliveries add confirmation text, add confirmation_until timestamptz;
