import { describe, expect, test } from 'vitest'
import { specification } from '../../../kernel/testing/given.ts'
import { recipient } from '../recipient.ts'
import { giveOwnAddress, recordGuardianAsked } from './ownAddress.ts'
import { changeRecipient } from './person.ts'

const at = '2030-01-01T00:00:00.000Z'
const by = { kind: 'recipient', id: 'sophie' } as const
const given = specification(recipient, { by, at, dayMs: 86_400_000 })
const sophie = { name: 'Sophie', address: 'mum@hale.example', addressHash: 'h1', zone: null, birthday: '2012-06-14' }
const added = {
  type: 'RecipientAdded',
  data: { recipientId: 'sophie', ownerId: 'ana', ...sophie, isChild: true },
} as const
const asked = { type: 'GuardianAsked', data: { n: 1, smtpCode: 250, acceptedAt: at } } as const
const own = { type: 'OwnAddressGiven', data: { ownAddress: 'sophie@hale.example' } } as const
const open = { isAuthors: false, isDeclined: false, isNeeded: true }
const give = (changes = {}) => giveOwnAddress({ ...open, ownAddress: 'sophie@hale.example', ...changes })

describe('a guardian', () => {
  test('is asked once at a mailbox, whatever it answers', () => {
    given(added)
      .when(recordGuardianAsked({ n: 1, smtpCode: 250, acceptedAt: at }))
      .emits(asked)
    given(added)
      .when(recordGuardianAsked({ n: 1, smtpCode: 550 }))
      .emits({ type: 'GuardianAsked', data: { n: 1, smtpCode: 550 } })
    given(added, asked)
      .when(recordGuardianAsked({ n: 1, smtpCode: 250, acceptedAt: at }))
      .emits()
  })
  test('gives the address that a child will read alone', () => given(added, asked).when(give()).emits(own))
  test('cannot change it once it is given', () =>
    given(added, asked, own)
      .when(give({ ownAddress: 'eve@evil.example' }))
      .refuses('own-over'))
  test.each([
    ['own-of-guardian', { ownAddress: 'MUM@hale.example' }],
    ['own-of-author', { isAuthors: true }],
    ['own-declined', { isDeclined: true }],
  ])('is refused with %s what Sophie does not read, or where nobody wants to hear of the author', (code, changes) =>
    given(added, asked).when(give(changes)).refuses(code, { name: 'Sophie' }),
  )
  test('is refused what is no address', () =>
    given(added, asked)
      .when(give({ ownAddress: 'Sophie <sophie@hale.example>' }))
      .refuses('address-invalid', { field: 'ownEmail' }))
  test.each([
    ['nothing is left for a grown child any more', [added, asked], { isNeeded: false }],
    ['the person is no child', [{ ...added, data: { ...added.data, isChild: false } }, asked], {}],
    ['the author has taken them out', [added, asked, { type: 'RecipientRemoved', data: { reason: 'asked' } }], {}],
    ['they wanted nothing', [added, asked, { type: 'RecipientDeclined', data: { scope: 'author', at } }], {}],
    ['there was never such a child', [], {}],
  ] as const)('has nothing to answer where %s', (_, past, changes) =>
    given(...past)
      .when(give(changes))
      .refuses('own-over'),
  )
})

describe('the author', () => {
  const facts = { isZone: true, twin: undefined }
  const author = { by: { kind: 'account', id: 'ana' } } as const
  const change = (changes: object) => changeRecipient({ facts, ...changes })
  const entry = { ...sophie, isChild: true }

  test('changes what a guardian gave, and takes it away', () => {
    given(added, asked, own)
      .by(author)
      .when(change({ ownAddress: 'new@hale.example' }))
      .emits({ type: 'RecipientChanged', data: { ...entry, ownAddress: 'new@hale.example' } })
    given(added, asked, own)
      .by(author)
      .when(change({ ownAddress: '' }))
      .emits({ type: 'RecipientChanged', data: entry })
  })
  test('keeps it when something else of the entry changes', () =>
    given(added, own)
      .by(author)
      .when(change({ name: 'Sophia' }))
      .emits({ type: 'RecipientChanged', data: { ...entry, name: 'Sophia', ownAddress: 'sophie@hale.example' } }))
  test('who calls them no child any more needs no second address for them', () =>
    given(added, own)
      .by(author)
      .when(change({ isChild: false, address: 'sophie@hale.example', addressHash: 'h2' }))
      .emits({
        type: 'RecipientChanged',
        data: { ...sophie, address: 'sophie@hale.example', addressHash: 'h2', isChild: false },
      }))
  test('is refused an own address that is the guardian’s or theirs, that is none, or where someone wants nothing', () => {
    const refused = (changes: object) => given(added).by(author).when(change(changes))
    refused({ ownAddress: 'mum@hale.example' }).refuses('own-of-guardian', { name: 'Sophie' })
    refused({ ownAddress: 'ana@hale.example', facts: { ...facts, isAuthors: true } }).refuses('own-of-author', {
      name: 'Sophie',
    })
    refused({ ownAddress: 'sophie' }).refuses('address-invalid', { field: 'ownEmail' })
    refused({ ownAddress: 'eve@hale.example', facts: { ...facts, declined: 'Eve' } }).refuses('recipient-declined', {
      name: 'Eve',
    })
  })
  test('who gives another guardian’s address has that one asked', () => {
    const moved = { address: 'dad@hale.example', addressHash: 'h2', isGuardians: true }
    const { guardian, addressHash } = given(added, asked)
      .by(author)
      .when(change(moved))
      .emits({ type: 'RecipientChanged', data: { ...entry, address: moved.address, addressHash: 'h2' } })
    expect(guardian).toEqual({ asked: 1, addressHash: 'h1' })
    expect(addressHash).toBe('h2')
  })
})
