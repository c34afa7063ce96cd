import type { Context } from 'koa'
import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { Refused, requireVerified } from '../../kernel/errors.ts'
import { commandsOf } from '../../kernel/http/command.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { count, type Limit } from '../../kernel/http/limits.ts'
import { actorOf } from '../../kernel/http/request.ts'
import { owedMail } from '../../kernel/mail/owed.ts'
import { ReadLetters, type OwnLetters } from './contract.ts'
import { requestSubscription, unsubscribe } from './decide.ts'
import { nextMail } from './next.ts'
import { subscriberIdOf } from './queries.ts'
import { subscriber, type Subscriber } from './subscriber.ts'

/** Each asking is a mail; leaving is never refused. */
const asking: Limit = { name: 'newsletter-mine', points: 5, seconds: 86_400 }
const Row = v.object({ email: v.string(), emailVerified: v.boolean() })

/** The account's address; whoever has not confirmed it may have typed anybody's. */
const addressOf = async ({ db }: Kernel, accountId: string) => {
  const row = await db.maybeOne(sql.type(Row)`
    select email, email_verified from accounts.accounts where id = ${accountId}`)
  if (!row) throw new Refused('sign-in')
  return { address: row.email, isConfirmed: row.emailVerified }
}

const shown = ({ clock }: Kernel, subscriber: Subscriber): OwnLetters => {
  const { status, requestedAt } = subscriber
  return {
    state: status === 'new' || status === 'unsubscribed' ? 'off' : status,
    ...(nextMail(subscriber) !== undefined && { mail: owedMail(requestedAt, clock.now()) }),
  }
}

/** Whether the address of the account reads our letters: nothing is said of one that is not confirmed. */
export const readMine = (kernel: Kernel) => async (ctx: Context) => {
  const { address, isConfirmed } = await addressOf(kernel, actorOf(ctx).id)
  const { state } = await kernel.load(subscriber, subscriberIdOf(kernel, address))
  ctx.body = shown(kernel, isConfirmed ? state : subscriber.initial)
}

/** Asks for our letters, confirmed by mail like everybody's, or ends them at once. */
export const changeMine = (kernel: Kernel) =>
  commandsOf(kernel, 'subscribers', {
    aggregate: subscriber,
    target: async (ctx, { on }: { readonly on: boolean }) => {
      const by = actorOf(ctx)
      if (on) await count(kernel, asking, by.id)
      const { address, isConfirmed } = await addressOf(kernel, by.id)
      requireVerified(isConfirmed)
      return { id: subscriberIdOf(kernel, address), by, address }
    },
    answer: (state) => shown(kernel, state),
  })(ReadLetters, ({ on }, { id, address }) =>
    on ? requestSubscription({ subscriberId: id, address, source: 'account' }) : unsubscribe('page'),
  )
