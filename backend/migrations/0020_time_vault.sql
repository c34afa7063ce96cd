-- Keys that open nothing before their time. Each has left the keyring, and comes back under the same name.
create table kernel.time_vault (
  subject text primary key,
  kid text not null,
  -- By VAULT_KEY, bound to the subject and the moment.
  wrapped_key bytea not null,
  opens_at timestamptz not null,
  -- Tells which VAULT_KEY wrapped it.
  vault_kid text not null,
  locked_at timestamptz not null default now()
);
