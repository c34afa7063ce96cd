import { successorOf } from '../successor.ts'
import { family } from '../family.ts'
import { fellingInvitations } from './fallen.ts'
import { memberIn, type Decide } from './guards.ts'

type Ended = { readonly familyId: string; readonly accountId: string }

const erased = ({ accountId }: Ended): Decide =>
  fellingInvitations((state, { at }) => {
    const member = memberIn(state, accountId)
    if (!member) return []
    const gone = { type: 'MemberErased', data: { accountId } } as const
    const others = state.members.filter((each) => each.accountId !== accountId)
    if (others.length === 0) return [gone, { type: 'FamilyEnded', data: { endedAt: at } }]
    const follower = member.role === 'owner' ? successorOf(others) : undefined
    if (!follower) return [gone]
    return [{ type: 'OwnershipTransferred', data: { from: accountId, to: follower.accountId } }, gone]
  })

/**
 * The end of an account is its end in the family: another follows an owner, and with the last member the family ends.
 * So does the one that was there without an event: whatever is kept in it learns of it.
 */
export const eraseMember =
  (ended: Ended): Decide =>
  (state, context) => {
    if (state.status !== 'new') return erased(ended)(state, context)
    if (ended.familyId !== ended.accountId) return []
    const data = { familyId: ended.familyId, ownerId: ended.accountId, foundedAt: context.at }
    const founded = { type: 'FamilyFounded', data } as const
    return [founded, ...erased(ended)(family.evolve(state, founded), context)]
  }
