import { Refused } from '../../../kernel/errors.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { KEPT_DAYS } from '../contract.ts'
import type { Ending } from '../events.ts'
import { requireMay, type As, type Decide } from './guards.ts'

/** Out of the family's sight; it can be brought back for a while. What is sealed is nobody's to remove. */
export const removeCapsule =
  (as: As): Decide =>
  (capsule, { by, at }) => {
    requireMay(capsule, by, as)
    if (capsule.status === 'sealed') throw new Refused('sealed')
    if (capsule.status === 'removed') return []
    return [{ type: 'CapsuleRemoved', data: { removedBy: by.id, removedAt: at } }]
  }

export const restoreCapsule =
  (as: As): Decide =>
  (capsule, { by, at, dayMs }) => {
    requireMay(capsule, by, as)
    if (capsule.status !== 'removed') return []
    if (at >= plus(capsule.removedAt, KEPT_DAYS * dayMs)) throw new Refused('restore-over', { days: KEPT_DAYS })
    return [{ type: 'CapsuleRestored', data: { restoredAt: at } }]
  }

/** After it was removed for so long, and at the end of its family. */
export const eraseCapsule =
  ({ reason }: { readonly reason: Ending }): Decide =>
  ({ status, removedAt }, { at, dayMs }) => {
    if (status === 'new' || status === 'erased') return []
    const isDue = status === 'removed' && at >= plus(removedAt, KEPT_DAYS * dayMs)
    if (reason === 'removed' && !isDue) return []
    return [{ type: 'CapsuleErased', data: { reason, erasedAt: at } }]
  }
