import type { Context } from 'koa'
import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import { SealedText } from '../../../kernel/log/codec.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { requireProof } from '../../../kernel/identity/reauth.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import { isLate } from '../../../kernel/log/late.ts'
import { isArmed, statusesThat } from '../../messages/reading.ts'
import { account } from '../account.ts'
import { RequestDeletion, type Deletion } from '../contract.ts'
import { cancelDeletion, requestDeletion } from '../decide/deletion.ts'
import { refuse } from '../decide/guards.ts'
import { accountCommand } from './command.ts'
import { tell } from './tell.ts'

const Row = v.object({
  id: v.string(),
  title: v.nullable(SealedText),
  dueAt: v.nullable(v.string()),
  state: v.string(),
})

/** The messages that would still be sent, which the end of the account cancels. */
const armedOf = async ({ db, unseal }: Kernel, accountId: string) => {
  const rows = await db.any(sql.type(Row)`
    select id, title, due_at, state from messages.messages
    where owner_id = ${accountId} and state = any(${sql.array(statusesThat(isArmed), 'text')})
    order by due_at, id`)
  return Promise.all(rows.map(async ({ title, ...row }) => ({ ...row, title: title ? await unseal(title) : '' })))
}

/** The read tables that say what an end cancels, takes back and erases, each by the category that it follows for that. */
const NEEDED = [
  { module: 'messages', category: 'message' },
  { module: 'deliveries', category: 'delivery' },
  { module: 'recipients', category: 'recipient' },
  { module: 'media', category: 'media' },
] as const

/** Nobody is asked to confirm a list that lacks what was sealed a moment ago, or by a table that has stopped. */
const requireTables = async (kernel: Kernel): Promise<void> => {
  const late = await Promise.all(NEEDED.map((one) => isLate(kernel, one)))
  if (late.includes(true)) throw refuse('tables-late')
}

export const readDeletion = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  const { state } = await kernel.load(account, id)
  const body: Deletion = { eraseAt: state.deletion?.eraseAt ?? null, armed: await armedOf(kernel, id) }
  ctx.body = body
}

export const askForDeletion = (kernel: Kernel) =>
  accountCommand(kernel, ({ deletion }) => ({ eraseAt: deletion?.eraseAt ?? null }))(
    RequestDeletion,
    async ({ confirmed, takeBackUnopened, eraseStories, ...shown }, { id }) => {
      await requireProof(kernel, id, shown)
      await requireTables(kernel)
      const armed = (await armedOf(kernel, id)).map((message) => message.id)
      return requestDeletion({ confirmed, armed, takeBackUnopened, eraseStories })
    },
  )

export const keepAccount = (kernel: Kernel) => async (ctx: Context) => {
  await tell(kernel, ctx, cancelDeletion({ via: 'page' }))
  ctx.body = { eraseAt: null }
}
