-- When an account's person was last there: truth, written before each of their commands is decided (docs/adr/0062).
create table kernel.signs (
  account_id uuid primary key,
  at timestamptz not null
);

-- What a version before this one kept of it, wherever that lay.
do $$
begin
  insert into kernel.signs (account_id, at)
  select account_id, max(at) from (
    select account_id, seen_at as at from kernel.devices
    union all
    select account_id, (data->>'beganAt')::timestamptz from kernel.sessions
    where account_id is not null and data->>'beganAt' <> '') seen
  group by account_id;
  if to_regclass('audit.events') is not null then
    insert into kernel.signs as known (account_id, at)
    select actor_id::uuid, max(at) from audit.events
    where actor_kind = 'account' and exists (select from kernel.keyring where subject = 'account-' || actor_id)
    group by actor_id
    on conflict (account_id) do update set at = greatest(known.at, excluded.at);
  end if;
end $$;
