-- Another address that a trusted contact gave for somebody whom no mail reaches, while it may still be answered.
alter table deliveries.deliveries
  add proposal_n int,
  add proposed_address jsonb,
  add proposal_counts_at timestamptz,
  add is_proposal_supported boolean not null default false,
  add opens_alone boolean not null default false;
