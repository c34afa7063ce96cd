import * as v from 'valibot'
import { Instant } from '../contract.ts'
import { sql } from '../db.ts'
import type { Kernel } from '../kernel.ts'

const Counts = v.record(v.string(), v.number())
/** The counts of a check's last run, and of the last run that found trouble. */
export const LastResult = v.object({
  at: Instant,
  found: Counts,
  troubleAt: v.nullable(Instant),
  trouble: v.nullable(Counts),
})
export type LastResult = v.InferOutput<typeof LastResult>

type Found = { readonly found: v.InferOutput<typeof Counts>; readonly isTrouble: boolean }

/** Keeps a run's result in place of the one before; the last trouble stays. */
export const keepResult = async ({ db, clock }: Kernel, name: string, { found, isTrouble }: Found): Promise<void> => {
  const at = clock.now()
  const trouble = isTrouble ? sql.jsonb(found) : null
  await db.query(sql.typeAlias('void')`
    insert into kernel.findings (name, at, found, trouble_at, trouble)
    values (${name}, ${at}, ${sql.jsonb(found)}, ${isTrouble ? at : null}, ${trouble})
    on conflict (name) do update set at = excluded.at, found = excluded.found,
      trouble_at = coalesce(excluded.trouble_at, findings.trouble_at),
      trouble = coalesce(excluded.trouble, findings.trouble)`)
}

/** The last result of a check; null before its first run. */
export const lastResultOf = ({ db }: Pick<Kernel, 'db'>, name: string): Promise<LastResult | null> =>
  db.maybeOne(sql.type(LastResult)`select at, found, trouble_at, trouble from kernel.findings where name = ${name}`)
