import type { Actor } from '../../../kernel/event.ts'
import { specification } from '../../../kernel/testing/given.ts'
import type { FamiliesEvent } from '../events.ts'
import { family as aggregate } from '../family.ts'

export const START = '2030-01-01T00:00:00.000Z'
const DAY_MS = 86_400_000
export const actor = (id: string): Actor => ({ kind: 'account', id })
export const founded: FamiliesEvent = {
  type: 'FamilyFounded',
  data: { familyId: 'ruth', ownerId: 'ruth', foundedAt: START },
}
export const thomas = {
  invitationId: 'to-thomas',
  name: 'Thomas',
  address: 'thomas@hale.example',
  addressHash: 'h1',
  note: '',
  role: 'contributor',
} as const
export const invited: FamiliesEvent = {
  type: 'MemberInvited',
  data: { ...thomas, invitedBy: 'ruth', invitedAt: START, expiresAt: '2030-01-15T00:00:00.000Z' },
}
export const joined = (
  accountId: string,
  role: 'steward' | 'contributor' | 'viewer',
  joinedAt = START,
): FamiliesEvent => ({
  type: 'MemberJoined',
  data: { accountId, role, invitationId: `to-${accountId}`, joinedAt },
})
/** Ruth’s family with one member of each role. */
export const family = [
  founded,
  joined('sam', 'steward', '2030-01-01T00:00:02.000Z'),
  joined('cora', 'contributor', '2030-01-01T00:00:01.000Z'),
  joined('vera', 'viewer'),
]

export const ruth = { by: actor('ruth'), at: START, dayMs: DAY_MS } as const
/** Ruth decides, in the family that has happened so far. */
export const given = specification(aggregate, ruth)
const as = (id: string) => ({ by: actor(id) })
export const [sam, cora, vera, stranger] = [as('sam'), as('cora'), as('vera'), as('eve')] as const
export const days = (n: number): string => new Date(Date.parse(START) + n * DAY_MS).toISOString()
