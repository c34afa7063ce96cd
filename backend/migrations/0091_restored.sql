-- When this house was brought back from a backup, and since when an admin lets it deliver again: until then nothing is
-- claimed or released, for what was answered after the backup is lost.
create table kernel.restored (
  at timestamptz primary key,
  opened_at timestamptz
);
