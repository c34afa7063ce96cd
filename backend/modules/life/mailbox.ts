import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { isArmed, statusesThat } from '../messages/reading.ts'

/** @number how long after the last answer we ask whether our mails still reach an author */
const ASK_DAYS = 365

const Due = v.object({ accountId: v.string(), n: v.number() })
export type DueProof = v.InferOutput<typeof Due>

/** Authors with something open who have answered no mail of ours for a year, and the number of the mail that asks them. */
export const dueProofs = ({ db, clock }: Kernel, accountId: string | null = null): Promise<readonly DueProof[]> =>
  db.any(sql.type(Due)`
    select l.account_id, l.asked_n + 1 as n from life.lives l join accounts.accounts a on a.id = l.account_id
    where (${accountId}::uuid is null or l.account_id = ${accountId}::uuid)
      and a.email_verified and not a.suspended and a.ends_at is null
      and greatest(l.channel_proven_at, l.asked_at) < now() - ${`${ASK_DAYS * clock.dayMs} milliseconds`}::interval
      and exists (select from messages.messages m
        where m.owner_id = l.account_id and m.state = any(${sql.array(statusesThat(isArmed), 'text')}))
    order by l.account_id limit 500`)

const Proven = v.object({ at: v.nullable(v.string()) })

/** When a mail of ours was last answered by its author, an instant; empty when we do not know of any. */
export const mailboxProvenAt = async ({ db }: Kernel, accountId: string): Promise<string> =>
  (
    await db.maybeOne(sql.type(Proven)`
    select channel_proven_at as at from life.lives where account_id = ${accountId}`)
  )?.at ?? ''
