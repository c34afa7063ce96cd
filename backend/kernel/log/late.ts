import { readCheckpoint } from './checkpoints.ts'
import type { Kernel } from '../kernel.ts'

/** @number how many events a read table may lag. Whoever's events they are. */
const FURTHEST = 1_000

/**
 * Whether the module's read tables do not know yet what the log holds of a category; those that come within two seconds
 * are waited for. Asked of the category's own events: what else happens in the house moves the log's end, and no table.
 */
export const isLate = async (
  { db, store, checkpointSignals }: Kernel,
  { module, category }: { readonly module: string; readonly category: string },
): Promise<boolean> => {
  const next = await store.after(await readCheckpoint(db, `projections/${module}`), FURTHEST)
  const newest = next.findLast(({ stream }) => stream.startsWith(`${category}-`))
  return (
    next.length === FURTHEST || (newest !== undefined && !(await checkpointSignals.passed(module, newest.position)))
  )
}
