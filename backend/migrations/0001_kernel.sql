create schema kernel;

-- Losing a row erases what its subject's key has sealed: left out of ordinary backups, kept in one of its own.
create table kernel.keyring (
  subject text primary key,
  kid text not null,
  wrapped_key bytea not null,
  created_at timestamptz not null default now()
);

create table kernel.checkpoints (
  name text primary key,
  position text not null
);

-- At which event a subscription stands that failed there again and again: ids and types alone. A line on a desk; losing it
-- loses nothing, for whoever meets the event again writes it again.
create table kernel.stopped_subscriptions (
  name text primary key,
  event_id uuid not null,
  type text not null,
  position numeric(20) not null,
  since timestamptz not null default now()
);

-- What an event will have done once it stands: it is kept before the event, and done after it. Done, the row stays empty, so
-- that a repeat of the request does nothing.
create table kernel.staged (
  id uuid primary key,
  account_id uuid not null,
  effect jsonb,
  -- The epoch that it began, for the session that asked.
  epoch integer,
  staged_at timestamptz not null default now()
);
create index on kernel.staged (account_id);

create table kernel.sessions (
  id_hash text primary key,
  account_id uuid,
  data jsonb not null,
  expires_at timestamptz not null,
  -- When it was last used, to five minutes: people recognise their devices by it.
  seen_at timestamptz not null default now(),
  -- A session that goes on under another id still answers what was under way with this one.
  is_replaced boolean not null default false
);
create index on kernel.sessions (account_id);
create index on kernel.sessions (expires_at);

create table kernel.credentials (
  account_id uuid primary key,
  -- Nobody without a password has one.
  password_hash text,
  -- A session belongs to an epoch of its account; whoever is shut out raises it.
  epoch integer not null default 0,
  -- The event that raised it last, so that an event does so once.
  epoch_revision integer not null default -1
);

-- The secret is sealed by a key of the master key's; a step that was used once is not taken again.
create table kernel.totp (
  account_id uuid primary key,
  secret bytea not null,
  confirmed boolean not null default false,
  last_step bigint not null default 0
);

-- Keyed hashes; a used one is gone.
create table kernel.recovery_codes (
  account_id uuid not null,
  code_hash text not null,
  primary key (account_id, code_hash)
);

create table kernel.passkeys (
  credential_id text primary key,
  id uuid not null unique,
  account_id uuid not null,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  name text not null,
  created_at timestamptz not null default now()
);
create index on kernel.passkeys (account_id);

-- Browsers that an account was open in before, by the hash of a cookie.
create table kernel.devices (
  account_id uuid not null,
  device_hash text not null,
  -- When somebody last signed in there: a session that was ended leaves no other trace.
  seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);

-- When an account's person was last there: truth, written before each of their commands is decided (docs/adr/0062).
create table kernel.signs (
  account_id uuid primary key,
  at timestamptz not null,
  -- When they were last signed in. Whoever reads their mailbox can press a button in an email.
  signed_in_at timestamptz
);

-- Secrets that are good for one use and a short time, by their hash.
create table kernel.tickets (
  hash text primary key,
  purpose text not null,
  ends_at timestamptz not null
);
create index on kernel.tickets (ends_at);

-- How often something was tried in the running window; the key is a keyed hash, and old rows go as new ones come.
create table kernel.limits (
  key text primary key,
  points integer not null,
  ends_at timestamptz not null
);
create index on kernel.limits (ends_at);

-- Tries of mails, by Message-ID, of the last days: a mail that was taken is known to have been, whatever its stream says.
create table kernel.sent_mails (
  try_id uuid primary key,
  mail_id uuid not null,
  begun_at timestamptz not null default now(),
  taken_at timestamptz,
  smtp_code smallint
);
create index on kernel.sent_mails (mail_id);
create index on kernel.sent_mails (begun_at);

-- Room that a recording was promised before its event stood: it counts until the read table has the recording.
create table kernel.reserved (
  media_id uuid primary key,
  owner_id uuid not null,
  subject_id uuid not null,
  bytes bigint not null,
  reserved_at timestamptz not null default now()
);
create index on kernel.reserved (owner_id);

-- When the public answer page was seen to work, by beat; a day's 1,440th part each. Losing rows only delays deliveries.
create table kernel.service_heartbeat (
  minute timestamptz primary key,
  ok_ms int not null
);

-- What the house found when it last looked after itself, and when it last found something amiss: losing it loses lines on
-- a desk.
create table kernel.findings (
  name text primary key,
  at timestamptz not null,
  found jsonb not null,
  trouble_at timestamptz,
  trouble jsonb
);

-- Since when this house keeps a rule that counts from no earlier moment: when a version that knows it started first.
create table kernel.beginnings (
  rule text primary key,
  at timestamptz not null default now()
);
insert into kernel.beginnings (rule) values ('sign-ups-end');

-- When this house was brought back from a backup, and since when an admin lets it deliver again: until then nothing is
-- claimed or released, for what was answered after the backup is lost.
create table kernel.restored (
  at timestamptz primary key,
  opened_at timestamptz
);

create schema claims;

-- Who is here, so that no one can be found again: the hash is keyed by the day's key, which is deleted within 48 hours.
create table claims.visit_keys (
  day date primary key,
  key bytea not null
);

create table claims.visits (
  visitor text primary key,
  seen_at timestamptz not null
);
create index on claims.visits (seen_at);
