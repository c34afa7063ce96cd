-- Since when this house keeps a rule that counts from no earlier moment: when a version that knows it started first.
create table kernel.beginnings (
  rule text primary key,
  at timestamptz not null default now()
);

insert into kernel.beginnings (rule) values ('sign-ups-end');
