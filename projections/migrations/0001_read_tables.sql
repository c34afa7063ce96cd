-- Lists of the whole house have an index in their order. What is one family's or one message's is few rows, found by its
-- owner and sorted then; updated_at stands in no index, so that an edit rewrites no index of its row; names and addresses
-- have any length.
-- leaves_at: the morning on which a mail leaves whose mailbox has enough of today; null where none waits for one.
-- mail_waits_since: since when a mail that was asked for waits for the transport's answer; null when none does.

create schema accounts;

create table accounts.accounts (
  id uuid primary key,
  username text not null,
  name text,
  -- A sign-up's username is as long as it likes; what people read is cut to a name.
  shown_username text not null default '',
  -- As people read it: the name they gave, or the part of their address before the "@" with a capital.
  display_name text generated always as (coalesce(name, shown_username)) stored,
  zone text,
  email text not null,
  email_verified boolean not null default false,
  backup_email text,
  backup_verified boolean not null default false,
  role text not null default 'user',
  suspended boolean not null default false,
  -- A stranger's look around: nothing in it counts as a family's.
  is_demo boolean not null default false,
  -- Which of the mails that may be left out a person wants.
  wants_news boolean not null default true,
  wants_reminders boolean not null default true,
  -- Replies until then are new no more.
  replies_seen_at timestamptz,
  mail_waits_since timestamptz,
  -- The numbers of the letters that the transport has not answered.
  owed_letters int[] not null default '{}',
  created_at timestamptz not null,
  -- When it is to end, and when it did.
  ends_at timestamptz,
  -- When it is erased unless its address is confirmed, once its person was told.
  sign_up_ends_at timestamptz
);
create index on accounts.accounts (role) where role <> 'user';
create index on accounts.accounts (created_at, id);
create index on accounts.accounts (id) where mail_waits_since is not null or owed_letters <> '{}';

-- Addresses that were reserved for an account, until it opens with them or changes to them.
create table accounts.reservations (
  id uuid primary key,
  account_id uuid not null,
  reserved_at timestamptz not null
);

create schema audit;

-- One row an event of ours, nothing of its content: where it stands, who did it, and the hash that holds it in its place.
create table audit.events (
  pos numeric(20) primary key,
  stream text not null,
  revision int8 not null,
  type text not null,
  at timestamptz not null,
  actor_kind text not null,
  actor_id text not null,
  owner_id text not null,
  command_id text not null,
  correlation_id text not null,
  hash text not null,
  prev_hash text not null,
  bytes int8 not null
);
create index on audit.events (stream, revision);
create index on audit.events (owner_id, pos);
create index on audit.events (type, pos);
create index on audit.events (actor_id, pos);
create index on audit.events (at);

-- What staff looked at that belongs to somebody, by the stream's name: read by the person it belongs to.
create table audit.looks (
  pos numeric(20) primary key,
  at timestamptz not null,
  stream text not null
);
create index on audit.looks (stream, pos);

create schema backups;

-- One row a backup: how far it is, or what came of it.
create table backups.backups (
  id uuid primary key,
  state text not null default 'running',
  part text,
  requested_at timestamptz not null,
  finished_at timestamptz,
  events bigint not null default 0,
  blobs bigint not null default 0,
  bytes bigint not null default 0,
  hash text,
  proved_at timestamptz,
  reason text,
  has_keys boolean not null default true
);
create index on backups.backups (requested_at desc, id desc);

create schema connections;

-- Of a member only the sex is kept, and whether nobody is to be reminded of them: name and contributor are null. A name is sealed with the family's key.
create table connections.relatives (
  family_id uuid not null,
  id uuid not null,
  name jsonb,
  sex text,
  has_died boolean not null default false,
  -- Nobody is to be reminded of them.
  is_quiet boolean not null default false,
  contributor_id uuid,
  primary key (family_id, id)
);

-- "from is the kin of to"; of two people one thing is stated.
create table connections.lines (
  family_id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  kin text not null,
  contributor_id uuid not null,
  primary key (family_id, from_id, to_id)
);

create schema deliveries;

create table deliveries.deliveries (
  id uuid primary key,
  message_id uuid not null,
  occurrence int not null,
  recipient_id uuid not null,
  author_id uuid not null,
  state text not null,
  -- What is still to be mailed because of what a recipient did: a code, or what their author is told.
  pending text[] not null default '{}',
  sent_at timestamptz,
  retry_at timestamptz,
  -- Opened is when the words were unlocked; reached is when somebody pressed “Open” on the page, which shows none of them.
  reached_at timestamptz,
  opened_at timestamptz,
  locked_until timestamptz,
  help_at timestamptz,
  -- Whether the author's contacts say that it is really the recipient, and until when that is open.
  confirmation text,
  confirmation_until timestamptz,
  -- Another address that a trusted contact gave for somebody whom no mail reaches, while it may still be answered.
  proposal_n int,
  proposed_address jsonb,
  proposal_counts_at timestamptz,
  is_proposal_supported boolean not null default false,
  opens_alone boolean not null default false,
  played_quarter int not null default 0,
  downloads int not null default 0,
  thanked_at timestamptz,
  revoked_as text,
  expires_at timestamptz not null
);
create index on deliveries.deliveries (message_id, occurrence);
create index on deliveries.deliveries (recipient_id);
create index on deliveries.deliveries (author_id);

-- body is sealed with the recipient's key.
create table deliveries.replies (
  id uuid primary key,
  delivery_id uuid not null,
  at timestamptz not null,
  body jsonb not null,
  media_id uuid
);
create index on deliveries.replies (delivery_id);
create index on deliveries.replies (at desc, id);

create schema families;

-- What has an event; any other account's family is there without a row. One that has ended keeps its own.
create table families.families (
  id uuid primary key,
  owner_id uuid not null,
  -- What lists show, as it lies in the log, sealed: a list of families or of invitations reads no stream.
  name jsonb,
  founded_at timestamptz not null,
  ended_at timestamptz
);

create table families.members (
  family_id uuid not null,
  account_id uuid not null,
  role text not null,
  joined_at timestamptz not null,
  primary key (family_id, account_id)
);
create index on families.members (account_id);

-- What came to whom, by a hash of the address. Whoever invites chooses the id, so the family is part of it.
create table families.invitations (
  family_id uuid not null,
  id uuid not null,
  address_hash text not null,
  role text,
  note jsonb,
  invited_by uuid,
  state text not null,
  mail_waits_since timestamptz,
  expires_at timestamptz not null,
  primary key (family_id, id)
);
create index on families.invitations (address_hash);
create index on families.invitations (family_id, id) where mail_waits_since is not null;

-- Ids only: names and titles are where the things are.
create table families.activities (
  pos bigint primary key,
  family_id uuid not null,
  kind text not null,
  actor_id uuid,
  thing_id uuid,
  at timestamptz not null
);
create index on families.activities (family_id, pos desc);
-- What happened to one thing of a family: found when a link of it is opened or ends, and deleted when a story is erased.
create index on families.activities (thing_id);

create schema life;

-- Whom an account trusts to be told; name and address are sealed with the account's key. Who was removed has no row.
create table life.contacts (
  account_id uuid not null,
  id uuid not null,
  name jsonb not null,
  address jsonb not null,
  state text not null default 'invited',
  refused_at timestamptz,
  invited_at timestamptz not null,
  leaves_at timestamptz,
  mail_waits_since timestamptz,
  primary key (account_id, id)
);
create index on life.contacts (account_id, id) where mail_waits_since is not null;

-- When a mail of ours was last answered by its author, and when we last asked for that.
create table life.lives (
  account_id uuid primary key,
  channel_proven_at timestamptz,
  asked_n integer not null default 0,
  asked_at timestamptz,
  -- When somebody last said how we know that they are there: whose silence means something.
  planned_at timestamptz,
  -- A sign of life after it contradicts what a silence or a report has begun; null where nothing has.
  silent_since timestamptz
);
create index on life.lives (account_id) where silent_since is not null;

create schema media;

create table media.media (
  id uuid primary key,
  owner_id uuid not null,
  message_id uuid not null,
  purpose text not null,
  -- The family whose thing it is, where it is one's and not its contributor's alone.
  family_id uuid,
  state text not null,
  progress integer not null,
  bytes bigint,
  duration_ms bigint,
  sha256 text,
  mime text,
  -- What it can be played or seen as: its sound, its picture, its pages.
  variants text[] not null default '{}',
  -- In pixels, upright.
  width integer,
  height integer,
  pages integer,
  is_partial boolean not null default false,
  -- Sealed with the key of what it belongs to: when, where and with what it was taken, as its file says.
  facts jsonb,
  -- The part of another recording that this one is, in milliseconds from its beginning: {from, startMs, endMs}.
  cut jsonb,
  rejected_as text,
  -- When all of a recording was last read again, and what of it could not be, since when.
  audited_at timestamptz,
  damaged text[] not null default '{}',
  damaged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on media.media (owner_id, created_at);
create index on media.media (message_id);
create index on media.media (audited_at nulls first) where state in ('ready', 'rejected');

create schema messages;

create table messages.messages (
  id uuid primary key,
  owner_id uuid not null,
  kind text not null,
  title jsonb,
  recipient_ids uuid[] not null default '{}',
  state text not null,
  mode text,
  plan text,
  rule jsonb,
  answer_rule text,
  deliver_if_i_die boolean,
  late_limit_days int,
  preconsent_days int,
  -- How long a recipient's link opens; null is for ever.
  link_days int default 400,
  -- What a message without a date is kept for, and what has given one its date.
  trigger text,
  delay_days integer,
  announcer_ids uuid[] not null default '{}',
  occasion jsonb,
  triggered_by text,
  occurrence int not null default 0,
  round int not null default 0,
  local text,
  zone text,
  due_at timestamptz,
  promised_at timestamptz,
  day_ms bigint,
  slots jsonb not null default '[]',
  notices jsonb not null default '{}',
  -- Since when nobody could be reached, and whether the author has said "as planned".
  stalled_at timestamptz,
  stalled_reason text,
  is_confirmed boolean not null default false,
  held_reason text,
  paused_until timestamptz,
  -- Whose pause it is: what a trusted contact delayed goes on by itself.
  paused_by text,
  hold_until timestamptz,
  -- Until when what was claimed last can be taken back, also while the next date is on its way.
  recall_until timestamptz,
  cancelled_at timestamptz,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on messages.messages (owner_id, due_at, id);
-- The order in which an author's messages are listed: drafts without a date last.
create index on messages.messages (owner_id, coalesce(due_at, 'infinity'), id);
-- Each sign of life asks for what its absence had given a date, which is almost always nothing.
create index messages_triggered on messages.messages (owner_id) where triggered_by is not null;
create index on messages.messages (state) where state not in ('draft', 'delivered', 'cancelled', 'undeliverable');
create index on messages.messages (id) where state in ('stalled', 'undeliverable');

-- The letter, sealed with the message's key: read by the author's page and by the recipient's after the passcode.
create table messages.contents (
  message_id uuid primary key,
  body jsonb not null
);

create table messages.media (
  message_id uuid not null,
  media_id uuid not null,
  sha256 text not null,
  duration_ms int not null,
  bytes bigint not null,
  primary key (message_id, media_id)
);

-- The words of a recording, sealed with the message's key as its letter is.
create table messages.transcripts (
  message_id uuid not null,
  media_id uuid not null,
  text jsonb not null,
  primary key (message_id, media_id)
);

create table messages.timeline (
  message_id uuid not null,
  position numeric(20) not null,
  revision bigint not null,
  at timestamptz not null,
  label text not null,
  detail jsonb not null,
  primary key (message_id, position)
);

create table messages.notices (
  message_id uuid not null,
  round int not null,
  slot int not null,
  attempt int not null,
  mail_id text not null,
  state text not null,
  smtp_code int,
  at timestamptz not null,
  primary key (message_id, round, slot, attempt)
);

-- What was handed over, as it was then: a message that comes back may be written anew for its next date.
create table messages.delivered (
  message_id uuid not null,
  occurrence int not null,
  title jsonb,
  body jsonb,
  -- When it was promised for, where it went out later than that.
  due_on timestamptz,
  primary key (message_id, occurrence)
);

create table messages.delivered_media (
  message_id uuid not null,
  occurrence int not null,
  media_id uuid not null,
  duration_ms int not null,
  transcript jsonb,
  -- A recording that could not be read any more when it was to be handed over.
  is_lost boolean not null default false,
  primary key (message_id, occurrence, media_id)
);

create schema prompts;

-- Whether an account is asked a question by email each week.
create table prompts.prompts (
  id uuid primary key,
  state text not null,
  due_at timestamptz not null
);
create index on prompts.prompts (state);

create schema recipients;

-- name, addresses, question, hint, relation and birthday are sealed with the recipient's key; address_hash is keyed and
-- opens nothing. own_address is the one that a child reads alone once grown up; address is then a guardian's.
create table recipients.recipients (
  id uuid primary key,
  owner_id uuid not null,
  name jsonb not null,
  -- What an author is to a person in their book; null when nobody said.
  relation jsonb,
  -- When a person was born; null when nobody said.
  birthday jsonb,
  is_child boolean not null default false,
  address jsonb not null,
  address_hash text not null,
  backup_address jsonb,
  own_address jsonb,
  guardian_asked_at timestamptz,
  zone text,
  verification text not null default 'none',
  question jsonb,
  hint jsonb,
  secret_hash text,
  consent text not null default 'unknown',
  bounced_at timestamptz,
  leaves_at timestamptz,
  mail_waits_since timestamptz,
  is_removed boolean not null default false,
  revision integer not null
);
create index on recipients.recipients (owner_id, id);
create index on recipients.recipients (owner_id, address_hash);
create index on recipients.recipients (id) where is_child and own_address is null and not is_removed;
create index on recipients.recipients (id) where mail_waits_since is not null;

-- Addresses at which somebody wants nothing from an author, kept when their entry is removed; the hash is keyed and
-- opens nothing.
create table recipients.declined (
  recipient_id uuid not null,
  owner_id uuid not null,
  address_hash text not null,
  primary key (recipient_id, address_hash)
);
create index on recipients.declined (owner_id, address_hash);

create schema reviews;

-- One review an account; name and text are sealed with the account's key.
create table reviews.reviews (
  id uuid primary key,
  name jsonb not null,
  stars integer not null,
  text jsonb not null,
  at timestamptz not null,
  state text not null default 'pending',
  is_edited boolean not null default false,
  works_here boolean not null,
  -- The one that staff read, which their decision names.
  revision integer not null
);
create index on reviews.reviews (state, at desc, id);
create index on reviews.reviews (state, stars desc, at desc, id);
create index on reviews.reviews (state, stars, at desc, id);

create schema settings;

-- One row: how the house stands now.
create table settings.system (
  id text primary key,
  maintenance_mode boolean not null,
  registration_enabled boolean not null,
  max_file_size integer not null,
  email_notifications boolean not null
);

create schema shares;

create table shares.shares (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  title jsonb not null,
  note jsonb not null,
  things jsonb not null,
  expires_at timestamptz not null,
  may_download boolean not null,
  has_passcode boolean not null,
  n integer not null,
  is_ended boolean not null default false,
  locked_until timestamptz,
  created_at timestamptz not null,
  revision integer not null
);
create index on shares.shares (family_id, created_at);
create index on shares.shares (contributor_id);

-- A row for each opening, without a kind, and one for each thing that was looked at.
create table shares.views (
  visit_id uuid not null,
  share_id uuid not null,
  kind text not null,
  thing_id text not null,
  at timestamptz not null,
  device text not null,
  primary key (visit_id, kind, thing_id)
);
create index on shares.views (share_id, at);

create schema stories;

create table stories.stories (
  id uuid primary key,
  family_id uuid not null,
  contributor_id uuid not null,
  to_account_id uuid,
  relative_id uuid,
  question jsonb not null,
  name jsonb not null,
  address_hash text,
  state text not null,
  mail text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  leaves_at timestamptz,
  reminded_at timestamptz,
  told_at timestamptz,
  words jsonb,
  media_id uuid,
  may_share boolean not null default false,
  title jsonb,
  removed_at timestamptz,
  -- When it was told, or else asked: the family's list is by this.
  at timestamptz not null,
  revision integer not null
);
create index on stories.stories (family_id, at desc, id desc);
create index on stories.stories (contributor_id, asked_at);
create index on stories.stories (address_hash, asked_at);
create index on stories.stories (to_account_id) where to_account_id is not null;

-- The addresses whose readers want no questions of a family, or are not who was asked.
create table stories.refusals (
  story_id uuid primary key,
  family_id uuid not null,
  address_hash text not null
);
create index on stories.refusals (family_id, address_hash);

create schema subscribers;

-- The address is sealed with the subscriber's own key; the id is a keyed hash of it.
create table subscribers.subscribers (
  id uuid primary key,
  address jsonb not null,
  source text not null,
  state text not null,
  mail_waits_since timestamptz,
  requested_at timestamptz not null,
  confirmed_at timestamptz
);
create index on subscribers.subscribers (state, id);
create index on subscribers.subscribers (id) where mail_waits_since is not null;

create schema support;

-- The name is sealed; what was said is read from the stream alone.
create table support.conversations (
  id uuid primary key,
  topic text not null,
  channel text not null,
  priority text not null,
  state text not null,
  name jsonb not null,
  account_id uuid,
  -- Whoever left an address while sign-ups were closed, and has not been told yet that they are open.
  is_waiting boolean not null default false,
  -- The revisions at which letters were asked for, none where no address was given; how many of them were answered.
  letters int[] not null default '{}',
  answered int not null default 0,
  started_at timestamptz not null,
  last_at timestamptz not null,
  due_at timestamptz
);
create index on support.conversations (state, last_at, id);
create index on support.conversations (id) where is_waiting;
create index on support.conversations (id) where answered < cardinality(letters);

-- What visitors said of our pages: which page and what they said lie sealed.
create table support.ratings (
  id uuid primary key,
  about jsonb not null,
  answer jsonb not null,
  at timestamptz not null
);
create index on support.ratings (at desc, id);
