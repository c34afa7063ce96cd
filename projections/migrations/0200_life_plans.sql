-- When somebody last said how we know that they are there: whose silence means something.
alter table life.lives add column planned_at timestamptz;
