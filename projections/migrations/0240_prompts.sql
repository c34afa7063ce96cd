create schema prompts;

-- Whether an account is asked a question by email each week.
create table prompts.prompts (
  id uuid primary key,
  state text not null,
  due_at timestamptz not null
);
create index on prompts.prompts (state);
