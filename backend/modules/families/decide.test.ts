import { describe, expect, test } from 'vitest'
import { foundFamily, nameFamily } from './decide/family.ts'
import { changeRole, leaveFamily, removeMember } from './decide/members.ts'
import { acceptOwnership, declineOwnership, offerOwnership, withdrawOffer } from './decide/ownership.ts'
import type { FamiliesEvent } from './events.ts'
import { START, cora, days, family, founded, given, joined, sam, stranger, vera } from './testing/states.ts'

const named = { type: 'FamilyNamed', data: { name: 'The Hales' } } as const
const name = nameFamily({ familyId: 'ruth', name: 'The Hales' })

describe('a family', () => {
  test('begins with its first command, in one append', () => given().when(name).emits(founded, named))
  test('is begun by nobody else', () => given().by(stranger).when(name).refuses('not-found'))
  test('is named by its owner alone', () =>
    given(...family)
      .by(sam)
      .when(name)
      .refuses('forbidden'))
  test('is founded under an id of the server’s by who owns none', () => {
    const founding = foundFamily({ familyId: 'new', name: 'The Hales', ownsOne: false })
    const data = { familyId: 'new', ownerId: 'ruth', foundedAt: START }
    given().when(founding).emits({ type: 'FamilyFounded', data }, named)
    given()
      .when(foundFamily({ familyId: 'new', name: 'The Hales', ownsOne: true }))
      .refuses('family-exists')
  })
  test('is founded once by who asks twice at once', () => {
    const again = (called: string) => foundFamily({ familyId: 'ruth', name: called, ownsOne: false })
    given(founded, named).when(again('The Hales')).emits()
    given(founded, named).when(again('The Hills')).refuses('family-exists')
    given(founded, named).by(stranger).when(again('The Hales')).refuses('family-exists')
  })
})

describe('a member', () => {
  const removed = { type: 'MemberRemoved', data: { accountId: 'cora' } } as const
  test('gets another role from the owner', () => {
    const change = changeRole({ accountId: 'cora', role: 'viewer' })
    given(...family)
      .when(change)
      .emits({ type: 'RoleChanged', data: { accountId: 'cora', role: 'viewer', tellAt: START } })
    given(...family)
      .by(sam)
      .when(change)
      .refuses('forbidden')
    given(...family)
      .when(changeRole({ accountId: 'ruth', role: 'viewer' }))
      .refuses('last-owner')
    given(...family)
      .when(changeRole({ accountId: 'eve', role: 'viewer' }))
      .refuses('not-found')
  })
  test('is removed by a steward, a steward by the owner, the owner by nobody', () => {
    given(...family)
      .by(sam)
      .when(removeMember({ accountId: 'cora' }))
      .emits(removed)
    given(...family)
      .by(sam)
      .when(removeMember({ accountId: 'ruth' }))
      .refuses('last-owner')
    given(...family, joined('rob', 'steward'))
      .by(sam)
      .when(removeMember({ accountId: 'rob' }))
      .refuses('forbidden')
    given(...family)
      .by(vera)
      .when(removeMember({ accountId: 'cora' }))
      .refuses('forbidden')
    given(...family)
      .when(removeMember({ accountId: 'eve' }))
      .refuses('not-found')
  })
  test('leaves, but not as the owner and not as the last', () => {
    given(...family)
      .by(vera)
      .when(leaveFamily())
      .emits({ type: 'MemberLeft', data: { accountId: 'vera' } })
    given(...family)
      .when(leaveFamily())
      .refuses('last-owner')
    given(founded).when(leaveFamily()).refuses('last-member')
    given().when(leaveFamily()).refuses('last-member')
    given(...family)
      .by(stranger)
      .when(leaveFamily())
      .refuses('not-found')
  })
})

const offered: FamiliesEvent = {
  type: 'OwnershipOffered',
  data: { to: 'sam', offeredAt: START, expiresAt: '2030-01-15T00:00:00.000Z', tellAt: START },
}
const taken: FamiliesEvent = { type: 'OwnershipTransferred', data: { from: 'ruth', to: 'sam' } }

describe('handing over', () => {
  test('is offered to a member by the owner', () => {
    given(...family)
      .when(offerOwnership({ to: 'sam' }))
      .emits(offered)
    given(...family)
      .when(offerOwnership({ to: 'eve' }))
      .refuses('not-member')
    given(...family)
      .when(offerOwnership({ to: 'ruth' }))
      .refuses('not-member')
    given()
      .when(offerOwnership({ to: 'sam' }))
      .refuses('not-member')
    given(...family)
      .by(sam)
      .when(offerOwnership({ to: 'sam' }))
      .refuses('forbidden')
  })
  test('makes the owner of before a steward', () => {
    const { members } = given(...family, offered)
      .by(sam)
      .when(acceptOwnership())
      .emits(taken)
    expect(members.map(({ accountId, role }) => `${accountId} ${role}`)).toEqual([
      'ruth steward',
      'sam owner',
      'cora contributor',
      'vera viewer',
    ])
  })
  test('is over after fourteen days, after an answer, for others and for who has left', () => {
    given(...family, offered)
      .by({ ...sam, at: days(14) })
      .when(acceptOwnership())
      .refuses('offer-over')
    given(...family, offered)
      .by(cora)
      .when(acceptOwnership())
      .refuses('offer-over')
    given(...family)
      .by(sam)
      .when(declineOwnership())
      .refuses('offer-over')
    given(...family)
      .when(withdrawOffer())
      .refuses('offer-over')
    const left: FamiliesEvent = { type: 'MemberLeft', data: { accountId: 'sam' } }
    given(...family, offered, left)
      .by(sam)
      .when(acceptOwnership())
      .refuses('not-found')
  })
  test('is declined or taken back', () => {
    const ended = (how: 'declined' | 'withdrawn') =>
      ({ type: 'OwnershipOfferEnded', data: { to: 'sam', how } }) as const
    given(...family, offered)
      .by(sam)
      .when(declineOwnership())
      .emits(ended('declined'))
    given(...family, offered)
      .when(withdrawOffer())
      .emits(ended('withdrawn'))
  })
})
