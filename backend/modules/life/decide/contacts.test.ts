import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { specification } from '../../../kernel/testing/given.ts'
import type { LifeEvent } from '../events.ts'
import { life } from '../life.ts'
import { acceptRole, declineRole } from './answer.ts'
import { inviteContact, recordInvitation, removeContact } from './invite.ts'

const dayMs = 86_400_000
const now = '2030-01-01T00:00:00.000Z'
const given = specification(life, { by: { kind: 'account', id: 'ana' }, at: now, dayMs })
const later = (days: number) => ({ at: plus(now, days * dayMs) })

const nora = { contactId: 'nora', name: 'Nora Hale', address: 'nora@hale.example', addressHash: 'h1' }
const facts = { isVerified: true, isAuthor: false }
const invite = (changes: Partial<typeof nora & typeof facts> = {}) => inviteContact({ ...nora, ...facts, ...changes })
const again = (changes: Partial<typeof nora> = {}) => invite({ contactId: 'other', ...changes })
const invited = { type: 'ContactInvited', data: { accountId: 'ana', ...nora } } as const
const accepted = { type: 'ContactAccepted', data: { contactId: 'nora' } } as const
const declined = { type: 'ContactDeclined', data: { contactId: 'nora', declinedAt: now } } as const
const removed = { type: 'ContactRemoved', data: { contactId: 'nora' } } as const
const ten = Array.from({ length: 10 }, (_, index): LifeEvent => {
  const contact = { ...nora, contactId: `contact ${index}`, addressHash: `hash ${index}` }
  return { type: 'ContactInvited', data: { accountId: 'ana', ...contact } }
})

describe('someone who is invited', () => {
  test('stands on the list once', () => given().when(invite()).emits(invited))
  test.each([
    ['by an author we could not warn', [], invite({ isVerified: false }), 'address-unverified'],
    ['at the author’s own address', [], invite({ isAuthor: true }), 'contact-is-author'],
    ['at the address of another contact', [invited], again({ name: 'Eleanor' }), 'duplicate'],
    ['under the id of another contact', [invited], invite({ name: 'Eleanor' }), 'duplicate'],
    ['under the id of one who was removed', [invited, removed], invite(), 'duplicate'],
    ['as the eleventh', ten, again({ addressHash: 'h11' }), 'too-many-contacts'],
    ['after their no', [invited, declined], again(), 'contact-declined'],
    ['after their no, taken off the list meanwhile', [invited, declined, removed], again(), 'contact-declined'],
  ] as const)('%s is refused', (_, history, decision, code) =>
    given(...history)
      .when(decision)
      .refuses(code),
  )
  test('may be asked anew once they were taken off the list without a no', () =>
    given(invited, accepted, removed)
      .when(again())
      .emits({ ...invited, data: { ...invited.data, contactId: 'other' } }))
  test('makes room for another when they are removed', () => {
    const eleventh = { ...nora, addressHash: 'h11' }
    given(...ten, { type: 'ContactRemoved', data: { contactId: 'contact 3' } })
      .when(invite({ addressHash: 'h11' }))
      .emits({ type: 'ContactInvited', data: { accountId: 'ana', ...eleventh } })
  })
  test('has one invitation, which the transport answers once', () => {
    const mailed = { contactId: 'nora', smtpCode: 250, acceptedAt: now }
    given(invited).when(recordInvitation(mailed)).emits({ type: 'ContactInvitationMailed', data: mailed })
    const { contacts } = given(invited)
      .when(recordInvitation({ contactId: 'nora', smtpCode: 550 }))
      .emits({ type: 'ContactInvitationRefused', data: { contactId: 'nora', smtpCode: 550 } })
    expect(contacts).toMatchObject([{ invitation: 'refused' }])
    given().when(recordInvitation(mailed)).emits()
  })
})

describe('an answer', () => {
  const yes = acceptRole({ contactId: 'nora' })
  const no = declineRole({ contactId: 'nora' })
  test('is a yes', () => given(invited).when(yes).emits(accepted))
  test('is a no, also after a yes', () => {
    given(invited).when(no).emits(declined)
    given(invited, accepted).when(no).emits(declined)
  })
  test('of no may become a yes for thirty days', () => {
    given(invited, declined).by(later(29)).when(yes).emits(accepted)
    given(invited, declined).by(later(30)).when(yes).refuses('answer-closed')
  })
  test('that became a yes is no bar to being asked again', () =>
    given(invited, declined, accepted, removed)
      .when(again())
      .emits({ ...invited, data: { ...invited.data, contactId: 'other' } }))
  test.each([
    ['was removed', [invited, accepted, removed]],
    ['was never asked', []],
  ] as const)('is not taken from someone who %s', (_, history) => {
    given(...history)
      .when(yes)
      .refuses('not-a-contact')
    given(...history)
      .when(no)
      .refuses('not-a-contact')
  })
})

describe('removing a contact', () => {
  const remove = removeContact({ contactId: 'nora' })
  test('takes them off the list, once', () => given(invited, accepted).when(remove).emits(removed))
  test('who was never on it is refused', () => given().when(remove).refuses('not-found'))
})
