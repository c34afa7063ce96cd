-- When an account's person was last signed in. Whoever reads their mailbox can press a button in an email (docs/adr/0063).
alter table kernel.signs add column signed_in_at timestamptz;

-- Of what was known before nobody can say which it was: it counts as signed in, so that nothing goes on too early.
update kernel.signs set signed_in_at = at;
