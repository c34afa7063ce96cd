import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { isAtOrAfter } from '../../kernel/log/checkpoints.ts'
import type { HubCard } from '../../kernel/process/hub.ts'

/** @number how many events the slowest table of a hub may lag, whoever's they are */
const FURTHEST = 1_000
const Row = v.object({ name: v.string(), position: v.string() })
type Told = Pick<HubCard, 'module' | 'category'>

/** Those whose read tables do not know yet what the log holds; what comes within two seconds is waited for. */
export const lateOf = async (
  { db, store, checkpointSignals }: Kernel,
  cards: readonly Told[],
): Promise<ReadonlySet<string>> => {
  const told = [...new Map(cards.map((card) => [card.module, card])).values()]
  const names = told.map(({ module }) => `projections/${module}`)
  const rows = await db.any(sql.type(Row)`
    select name, position from kernel.checkpoints where name = any(${sql.array(names, 'text')})`)
  const positions = new Map(rows.map(({ name, position }) => [name, position]))
  const known = names.map((name) => positions.get(name))
  const lowest = known.includes(undefined)
    ? undefined
    : known.reduce((low, each) => (isAtOrAfter(each, low ?? '0') ? low : each))
  const next = await store.after(lowest, FURTHEST)
  if (next.length === FURTHEST) return new Set(told.map(({ module }) => module))
  const isBehind = async ({ module, category }: Told) => {
    const newest = next.findLast(({ stream }) => stream.startsWith(`${category}-`))
    return newest !== undefined && !(await checkpointSignals.passed(module, newest.position))
  }
  const late = await Promise.all(told.map(async (each) => ((await isBehind(each)) ? [each.module] : [])))
  return new Set(late.flat())
}
