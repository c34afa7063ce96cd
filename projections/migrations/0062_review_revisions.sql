-- The revision that staff read, which their decision names. Which one a row of before has is not known here: the table is
-- filled anew from the log.
delete from reviews.reviews;
delete from kernel.checkpoints where name = 'projections/reviews';
alter table reviews.reviews add column revision integer not null;
