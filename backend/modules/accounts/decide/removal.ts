import { plus } from '../../../kernel/log/decider.ts'
import type { Account } from '../account.ts'

/** @number how long an account is locked after "it was not me". Real hours: a mailbox is no faster in a demo. */
const LOCK_MS = 72 * 3_600_000

/** Until when "it was not me", said at an instant, locks the account. */
export const lockedFrom = (at: string): string => plus(at, LOCK_MS)

/** When an authenticator app goes that somebody asked about who could show no factor: with the end of the lock that this began, unless one of the warned addresses said no. */
export const removalOf = ({ undoable, undone }: Account, letter: number) => {
  const warnings = undoable.filter(({ kind, about }) => kind === 'factor-removal-asked' && about === String(letter))
  const [first] = warnings
  if (!first) return undefined
  return { until: lockedFrom(first.askedAt), isStopped: warnings.some((each) => undone.includes(each.letter)) }
}
