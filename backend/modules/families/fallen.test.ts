import { describe, expect, test } from 'vitest'
import { acceptInvitation, declineInvitation } from './decide/answer.ts'
import { eraseMember } from './decide/erase.ts'
import { changeRole, leaveFamily, removeMember } from './decide/members.ts'
import { acceptOwnership } from './decide/ownership.ts'
import type { FamiliesEvent } from './events.ts'
import { START, actor, days, family, given, invited, sam } from './testing/states.ts'

type Invited = Extract<FamiliesEvent, { type: 'MemberInvited' }>
const sent = (invitationId: string, invitedBy: string, changes: Partial<Invited['data']> = {}): Invited => ({
  type: 'MemberInvited',
  data: { ...(invited as Invited).data, invitationId, invitedBy, ...changes },
})
const withdrawn = (invitationId: string): FamiliesEvent => ({
  type: 'MemberInvitationWithdrawn',
  data: { invitationId },
})
const declined = (invitationId: string): FamiliesEvent => ({
  type: 'MemberInvitationDeclined',
  data: { invitationId, declinedAt: START },
})
const [byRuth, bySam, old] = [sent('a', 'ruth'), sent('b', 'sam'), sent('c', 'sam', { expiresAt: START })]
const history = [...family, byRuth, bySam, old]
const facts = { isAddressee: true, isConfirmed: true, shown: '', inviter: '', limit: 50 }
const guest = { by: actor('nell') }
const accept = (invitationId: string) => acceptInvitation({ invitationId, facts })

describe('what a steward had sent and nobody has answered is withdrawn', () => {
  test.each([
    ['when they are removed', 'ruth', removeMember({ accountId: 'sam' }), 'MemberRemoved'],
    ['when they leave', 'sam', leaveFamily(), 'MemberLeft'],
    ['when their account ends', 'ruth', eraseMember({ familyId: 'ruth', accountId: 'sam' }), 'MemberErased'],
  ] as const)('%s', (_, by, decision, type) => {
    const after = given(...history)
      .by({ by: actor(by) })
      .when(decision)
      .emits({ type, data: { accountId: 'sam' } }, withdrawn('b'))
    expect(after.invitations.map(({ status }) => status)).toEqual(['open', 'withdrawn', 'open'])
  })
  test('when they may invite no more, and not while they may', () => {
    const events = changeRole({ accountId: 'sam', role: 'viewer' })(given(...history).state, {
      by: actor('ruth'),
      at: START,
      dayMs: 1,
    })
    expect(events.map(({ type }) => type)).toEqual(['RoleChanged', 'MemberInvitationWithdrawn'])
    const raised = [...history, sent('d', 'cora')]
    const up = changeRole({ accountId: 'cora', role: 'steward' })
    expect(up(given(...raised).state, { by: actor('ruth'), at: START, dayMs: 1 }).map(({ type }) => type)).toEqual([
      'RoleChanged',
    ])
  })
})

test('an owner who hands over has invited no stewards any more', () => {
  const offer = {
    type: 'OwnershipOffered',
    data: { to: 'sam', offeredAt: START, expiresAt: days(14), tellAt: START },
  } as const
  given(...history, sent('d', 'ruth', { role: 'steward' }), offer)
    .by(sam)
    .when(acceptOwnership())
    .emits({ type: 'OwnershipTransferred', data: { from: 'ruth', to: 'sam' } }, withdrawn('d'))
})

test('an answer counts for nothing once whoever asked could not ask any more', () => {
  const gone = { type: 'MemberRemoved', data: { accountId: 'sam' } } as const
  for (const before of [history, [...history, declined('b')]]) {
    given(...before, gone)
      .by(guest)
      .when(accept('b'))
      .refuses('invitation-over')
    expect(accept('a')(given(...before, gone).state, { ...guest, at: START, dayMs: 1 })).toHaveLength(1)
  }
  given(...history, gone)
    .when(declineInvitation({ invitationId: 'b' }))
    .refuses('invitation-over')
})
