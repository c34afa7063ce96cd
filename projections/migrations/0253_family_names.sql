-- What lists show, as it lies in the log, sealed: a list of families or of invitations reads no stream.
alter table families.families add column name jsonb;
alter table families.invitations
  add column role text,
  add column note jsonb,
  add column invited_by uuid;
-- The log alone can fill what stands here already: the projector rebuilds the module when it starts.
do $$
begin
  if exists (select from kernel.checkpoints where name = 'projections/families') then
    comment on table families.families is 'rebuild';
  end if;
end
$$;
