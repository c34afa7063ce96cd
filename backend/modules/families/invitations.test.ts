import { describe, expect, test } from 'vitest'
import { acceptInvitation, declineInvitation, misdirectInvitation } from './decide/answer.ts'
import { inviteMember, resendInvitation, withdrawInvitation } from './decide/invite.ts'
import { putInvitationOff, recordInvitationMail, returnInvitation } from './decide/mail.ts'
import type { FamiliesEvent } from './events.ts'
import {
  START,
  actor,
  cora,
  days,
  family,
  founded,
  given,
  invited,
  joined,
  ruth,
  sam,
  stranger,
  thomas,
} from './testing/states.ts'

const facts = { isVerified: true, isOwn: false, isMembers: false, hasLink: false, limit: 50 }
const invite = (changes: Partial<typeof facts> = {}, wanted: object = {}) =>
  inviteMember({ familyId: 'ruth', ...thomas, ...wanted, facts: { ...facts, ...changes } })
const about = { invitationId: 'to-thomas' }
const declined: FamiliesEvent = { type: 'MemberInvitationDeclined', data: { ...about, declinedAt: START } }
const misdirected: FamiliesEvent = { type: 'MemberInvitationMisdirected', data: { ...about, at: START } }
const withdrawn: FamiliesEvent = { type: 'MemberInvitationWithdrawn', data: about }
const mailed: FamiliesEvent = {
  type: 'MemberInvitationMailed',
  data: { ...about, n: 1, smtpCode: 250, acceptedAt: START },
}
const many = Array.from({ length: 20 }, (_, n): FamiliesEvent => {
  const { data } = invited as Extract<FamiliesEvent, { type: 'MemberInvited' }>
  return { type: 'MemberInvited', data: { ...data, invitationId: `i${n}`, addressHash: `other ${n}` } }
})

describe('an invitation', () => {
  test('begins the family where it has no event', () => given().when(invite()).emits(founded, invited))
  test('is sent by a steward, but not a steward’s', () => {
    given(...family)
      .by(sam)
      .when(invite())
      .emits({ ...invited, data: { ...invited.data, invitedBy: 'sam' } } as never)
    given(...family)
      .by(sam)
      .when(invite({}, { role: 'steward' }))
      .refuses('forbidden')
    given(...family)
      .by(cora)
      .when(invite())
      .refuses('forbidden')
    given(...family)
      .by(stranger)
      .when(invite())
      .refuses('not-found')
  })
  test.each([
    ['address-unverified', invite({ isVerified: false }), [founded]],
    ['no-links', invite({ hasLink: true }), [founded]],
    ['own-email', invite({ isOwn: true }), [founded]],
    ['already-member', invite({ isMembers: true }), [founded]],
    ['already-invited', invite({}, { invitationId: 'again' }), [founded, invited]],
    ['invitation-declined', invite({}, { invitationId: 'again' }), [founded, invited, declined]],
    ['address-wrong', invite({}, { invitationId: 'again' }), [founded, invited, misdirected]],
    ['too-many-invitations', invite(), [founded, ...many]],
    ['plan-required', invite({ limit: 4 }), family],
  ] as const)('is refused with %s', (code, decision, history) =>
    given(...history)
      .when(decision)
      .refuses(code),
  )
  test('goes to who said no again after ninety days, and to a mailbox whose invitation is over', () => {
    const again = invite({}, { invitationId: 'again' })
    const later = { at: days(90) }
    expect(given(founded, invited, declined).by(later).when(again).emits).toBeDefined()
    expect(again(given(founded, invited, declined).state, { ...ruth, ...later })).toHaveLength(1)
    expect(again(given(founded, invited).state, { ...ruth, at: days(14) })).toHaveLength(1)
  })
  test('is sent again after ten minutes, with the same link and fourteen days more', () => {
    const again = resendInvitation(about)
    given(founded, invited).when(again).refuses('too-soon')
    const at = days(1)
    expect(again(given(founded, invited).state, { ...ruth, at })).toEqual([
      { type: 'MemberInvitationResent', data: { ...about, n: 2, resentAt: at, expiresAt: days(15) } },
    ])
    given(founded, invited)
      .by({ at: days(14) })
      .when(again)
      .refuses('invitation-over')
  })
  test('is withdrawn once, not after somebody joined', () => {
    given(founded, invited).when(withdrawInvitation(about)).emits(withdrawn)
    given(founded, invited, joined('thomas', 'viewer')).when(withdrawInvitation(about)).refuses('invitation-over')
    given(founded).when(withdrawInvitation(about)).refuses('not-found')
  })
  test('waits for a morning where its mailbox has enough of today', () => {
    const [first, second] = [
      { ...about, n: 1, leavesAt: days(1) },
      { ...about, n: 1, leavesAt: days(2) },
    ]
    const putOff = { type: 'MemberInvitationPutOff', data: first } as const
    expect(given(founded, invited).when(putInvitationOff(first)).emits(putOff).invitations).toMatchObject([
      { leavesAt: first.leavesAt },
    ])
    given(founded, invited, putOff)
      .when(putInvitationOff(second))
      .emits({ ...putOff, data: second })
    given(founded, invited, mailed).when(putInvitationOff(first)).emits()
  })
  test('says whether a mailbox took it, also when that sends it back', () => {
    const took = recordInvitationMail({ ...about, n: 1, smtpCode: 250, acceptedAt: START })
    given(founded, invited).when(took).emits(mailed)
    const refused = {
      type: 'MemberInvitationRefused',
      data: { ...about, n: 1, smtpCode: 550, refusedAt: START },
    } as const
    given(founded, invited)
      .when(recordInvitationMail({ ...about, n: 1, smtpCode: 550 }))
      .emits(refused)
    given(founded, invited, mailed)
      .when(returnInvitation({ ...about, n: 1 }))
      .emits({ ...refused, data: { ...refused.data, isReturned: true } })
  })
})

const answer = { isAddressee: true, isConfirmed: true, shown: 't•••@hale.example', inviter: 'Ruth', limit: 50 }
const accept = (changes: Partial<typeof answer> = {}) =>
  acceptInvitation({ ...about, facts: { ...answer, ...changes } })
const by = { by: actor('thomas') }
const open = [founded, invited]
const hasJoined: FamiliesEvent = {
  type: 'MemberJoined',
  data: { accountId: 'thomas', role: 'contributor', ...about, joinedAt: START },
}

describe('whoever is invited', () => {
  test('joins in the role they were invited to, also after a no', () => {
    given(...open)
      .by(by)
      .when(accept())
      .emits(hasJoined)
    given(...open, declined)
      .by(by)
      .when(accept())
      .emits(hasJoined)
  })
  test('is told which email was meant, and whom to ask', () =>
    given(...open)
      .by(by)
      .when(accept({ isAddressee: false }))
      .refuses('wrong-account', { address: 't•••@hale.example', name: 'Ruth' }))
  test.each([
    ['withdrawn', [withdrawn], {}],
    ['misdirected', [misdirected], {}],
    ['used by another', [joined('sam', 'viewer'), { ...hasJoined, data: { ...hasJoined.data, accountId: 'sam' } }], {}],
    ['expired', [], { at: days(14) }],
  ] as const)('finds one over that was %s', (_, history, when) =>
    given(...open, ...history)
      .by({ ...by, ...when })
      .when(accept())
      .refuses('invitation-over'),
  )
  test('finds no place where the plan is full meanwhile, and it stays open', () =>
    given(...open)
      .by(by)
      .when(accept({ limit: 1 }))
      .refuses('plan-required', { limit: 1, used: 1 }))
  test('says no, or that they are somebody else', () => {
    given(...open)
      .when(declineInvitation(about))
      .emits(declined)
    given(...open)
      .when(misdirectInvitation(about))
      .emits(misdirected)
    given(...open, withdrawn)
      .when(declineInvitation(about))
      .refuses('invitation-over')
    given(...open, withdrawn)
      .when(misdirectInvitation(about))
      .refuses('invitation-over')
  })
})
