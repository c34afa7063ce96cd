import { UNDO_DAYS } from '../../../kernel/words/refusals.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { life as lives } from '../life.ts'
import { challengeOf, withoutReportOf } from './report.ts'
import { refuse, requireContact, type Decide } from './guards.ts'

/** A yes; after a no it counts for thirty days. */
export const acceptRole =
  ({ contactId }: { readonly contactId: string }): Decide =>
  (life, { at, dayMs }) => {
    const { status, declinedAt } = requireContact(life, contactId)
    if (status === 'accepted') return []
    if (status === 'declined' && at >= plus(declinedAt, UNDO_DAYS * dayMs)) throw refuse('answer-closed')
    return [{ type: 'ContactAccepted', data: { contactId } }]
  }

/** A no, at once or at any later time. */
export const declineRole =
  ({ contactId }: { readonly contactId: string }): Decide =>
  (life, { at, dayMs }) => {
    const { status } = requireContact(life, contactId)
    if (status === 'declined') return []
    const declined = { type: 'ContactDeclined', data: { contactId, declinedAt: at } } as const
    // Who goes takes their report along; the only one left may be enough.
    const gone = [declined, ...withoutReportOf(life, contactId, at)]
    return [...gone, ...challengeOf(gone.reduce(lives.evolve, life), at, dayMs)]
  }
