import { describe, test } from 'vitest'
import { acceptInvitation } from './decide/answer.ts'
import { eraseMember } from './decide/erase.ts'
import { nameFamily } from './decide/family.ts'
import { START, days, family, founded, given, invited, joined, stranger } from './testing/states.ts'

describe('the end of an account', () => {
  const erase = (accountId: string) => eraseMember({ familyId: 'ruth', accountId })
  const gone = (accountId: string) => ({ type: 'MemberErased', data: { accountId } }) as const
  const end = { type: 'FamilyEnded', data: { endedAt: START } } as const
  test('takes a member out', () =>
    given(...family)
      .when(erase('cora'))
      .emits(gone('cora')))
  test.each([
    ['the longest steward', family, 'sam'],
    ['else a contributor', [founded, joined('cora', 'contributor', days(1)), joined('vera', 'viewer')], 'cora'],
    ['else the longest viewer', [founded, joined('vera', 'viewer', days(1)), joined('viv', 'viewer', days(2))], 'vera'],
  ] as const)('makes an owner of %s', (_, history, to) => {
    given(...history)
      .when(erase('ruth'))
      .emits({ type: 'OwnershipTransferred', data: { from: 'ruth', to } }, gone('ruth'))
  })
  test('of the last member ends the family', () => {
    given(founded).when(erase('ruth')).emits(gone('ruth'), end)
  })
  test('ends the family that was there without an event', () => {
    given().when(erase('ruth')).emits(founded, gone('ruth'), end)
  })
  test('says nothing in a family it was not in', () =>
    given(...family)
      .when(erase('eve'))
      .emits())
  test('leaves nothing that anybody could do', () => {
    const over = [founded, gone('ruth'), end]
    given(...over)
      .when(nameFamily({ familyId: 'ruth', name: 'The Hales' }))
      .refuses('not-found')
    const facts = { isAddressee: true, isConfirmed: true, shown: '', inviter: '', limit: 50 }
    given(...over, invited)
      .by(stranger)
      .when(acceptInvitation({ invitationId: 'to-thomas', facts }))
      .refuses('invitation-over')
  })
})
