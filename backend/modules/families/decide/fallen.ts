import { family } from '../family.ts'
import { isWaiting } from '../invitation.ts'
import { isVouchedFor, type Decide } from './guards.ts'

/**
 * A decision by which somebody may lose a right: the invitations that they could not send any more are withdrawn in the
 * same append.
 */
export const fellingInvitations =
  (decide: Decide): Decide =>
  (state, context) => {
    const events = decide(state, context)
    const after = events.reduce(family.evolve, state)
    if (events.length === 0 || after.status !== 'living') return events
    const fallen = after.invitations.filter((each) => isWaiting(each, context.at) && !isVouchedFor(after, each))
    return [
      ...events,
      ...fallen.map(({ invitationId }) => ({ type: 'MemberInvitationWithdrawn', data: { invitationId } }) as const),
    ]
  }
