import type { Clock } from '../clock.ts'
import { sql, type Db } from '../db.ts'
import { log } from './log.ts'
import { metrics } from './metrics.ts'

/**
 * What must not happen, and would do harm in silence: a command's id that was another's; a mail that goes round; an event at which
 * a subscription stands.
 */
export type Fault = 'idTaken' | 'mailStopped' | 'subscriptionStopped'

/** Where a fault is noted, and when. */
export type Noting = { readonly db: Db; readonly clock: Pick<Clock, 'now'> }

const NAMES: Readonly<Record<Fault, string>> = {
  idTaken: 'the id of a command of ours was taken',
  mailStopped: 'an email was taken too often and is not sent again',
  subscriptionStopped: 'a subscription stands at an event that it cannot apply',
}

/** Tells operators of a fault: an error line, a metric, and a count on the messages desk. `fields` hold no personal word. */
export const noteFault = async (
  { db, clock }: Noting,
  fault: Fault,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  log.error(NAMES[fault], fields)
  metrics.faults.inc({ kind: fault })
  const [at, one] = [clock.now(), sql.jsonb({ [fault]: 1 })]
  await db.query(sql.typeAlias('void')`
    insert into kernel.findings as f (name, at, found, trouble_at, trouble)
    values ('faults', ${at}, ${one}, ${at}, ${one})
    on conflict (name) do update set at = excluded.at, trouble_at = excluded.trouble_at, trouble = excluded.trouble,
      found = f.found || jsonb_build_object(${fault}::text, coalesce((f.found->>${fault})::int, 0) + 1)`)
}
