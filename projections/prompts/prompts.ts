import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { PromptsEvent } from '../../backend/modules/prompts/events.ts'

const dueNext = (tx: Tx, { id, data }: { id: string; data: { dueAt: string } }) =>
  tx.query(sql.typeAlias('void')`update prompts.prompts set due_at = ${data.dueAt} where id = ${id}`)

/** Who is asked each week; the row goes with its account. */
export const prompts = projection(
  'prompts.prompts',
  forCategory<PromptsEvent>('prompt', {
    PromptsRequested: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        insert into prompts.prompts (id, state, due_at) values (${id}, 'on', ${data.dueAt})
        on conflict (id) do update set state = excluded.state, due_at = excluded.due_at`),
    PromptAccepted: dueNext,
    PromptSkipped: dueNext,
    PromptsStopped: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`update prompts.prompts set state = 'off' where id = ${id}`),
  }),
  forCategory<AccountsEvent>('account', {
    AccountErased: (tx, { id }) => tx.query(sql.typeAlias('void')`delete from prompts.prompts where id = ${id}`),
  }),
)
