import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import { latest } from '../../../kernel/log/decider.ts'
import { blindKeyring } from '../../../kernel/log/keyring.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { loading } from '../../../kernel/log/load.ts'
import { confirmations } from '../../accounts/reading.ts'

const Sign = v.object({ at: v.nullable(v.string()) })

/**
 * When the author was last there, an instant, empty when never: they confirmed an address, did anything else that is an
 * event of their own, or signed in. A page that stands open asks again by itself, which is no sign (docs/adr/0036). The
 * confirmations are read from the stream itself, as a claim may rest on them.
 */
export const lastSign = async ({ db, store }: Pick<Kernel, 'db' | 'store'>, ownerId: string): Promise<string> => {
  const { state: confirmed } = await loading(store, blindKeyring)(confirmations, ownerId)
  const { at } = await db.one(sql.type(Sign)`
    select greatest(
      (select max(at) from audit.events where actor_id = ${ownerId} and actor_kind = 'account'),
      (select max(seen_at) from kernel.devices where account_id = ${ownerId}),
      (select max((data->>'beganAt')::timestamptz) from kernel.sessions where account_id = ${ownerId})) as at`)
  return latest(confirmed.at, at ?? '')
}
