import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'

/** A condition in SQL: the account, as `a`, has ended, and not just now. */
export const hasEnded = ({ clock }: Pick<Kernel, 'clock'>) => {
  const lateMs = Math.max(clock.dayMs / 24, 60_000)
  return sql.fragment`a.email = '' and a.ends_at < now() - ${`${lateMs} milliseconds`}::interval`
}
