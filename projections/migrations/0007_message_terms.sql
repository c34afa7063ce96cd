-- What the author chose beyond the date, and what pausing, holding and cancelling left.
alter table messages.messages
  add plan text,
  add rule jsonb,
  add deliver_if_i_die boolean,
  add late_limit_days int,
  add preconsent_days int,
  add held_reason text,
  add paused_until timestamptz,
  add cancelled_at timestamptz;
