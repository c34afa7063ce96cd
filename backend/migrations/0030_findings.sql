-- What the house found when it last looked after itself, and when it last found something amiss: losing it loses lines on
-- a desk.
create table kernel.findings (
  name text primary key,
  at timestamptz not null,
  found jsonb not null,
  trouble_at timestamptz,
  trouble jsonb
);
