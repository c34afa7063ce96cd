import { sql } from '../../kernel/db.ts'
import * as v from 'valibot'
import type { Kernel } from '../../kernel/kernel.ts'
import type { RunningWait } from './contract.ts'
import { contactIn, waitsUntil, type Life } from './life.ts'

const Sign = v.object({ at: v.nullable(v.string()) })

/**
 * When the author was last there: they changed something, answered or pressed the button of a mail, which are events of
 * their own, or they signed in. Empty when never.
 */
export const lastSignOf = async ({ db }: Kernel, accountId: string): Promise<string> => {
  const { at } = await db.one(sql.type(Sign)`
    select greatest(
      (select max(at) from audit.events where actor_id = ${accountId} and actor_kind = 'account'),
      (select max(seen_at) from kernel.sessions where account_id = ${accountId}),
      (select max(seen_at) from kernel.devices where account_id = ${accountId})) as at`)
  return at ?? ''
}

/** The wait that runs now, and who asked for it. */
export const runningWait = (life: Life, now: string): RunningWait => {
  const until = waitsUntil(life)
  const wait = life.waits.find((each) => each.until === until)
  if (!wait || until <= now) return null
  return { until, name: contactIn(life, wait.contactId)?.name ?? '', reason: wait.reason }
}
