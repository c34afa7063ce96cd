import { plus } from '../../../kernel/decider.ts'
import type { Account } from '../account.ts'

// Real hours: a mailbox is no faster in a demo.
const WAIT_MS = 72 * 3_600_000

/** From when on a code app may be removed that somebody asked about at an instant. */
export const removableFrom = (askedAt: string): string => plus(askedAt, WAIT_MS)

/** When a code app goes that somebody asked about who could show no factor, unless one of the warned addresses said no. */
export const removalOf = ({ undoable, undone }: Account, letter: number) => {
  const warnings = undoable.filter(({ kind, about }) => kind === 'factor-removal-asked' && about === String(letter))
  const [first] = warnings
  if (!first) return undefined
  return { until: removableFrom(first.askedAt), isStopped: warnings.some((each) => undone.includes(each.letter)) }
}
