import { describe, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { addRecipient, changeRecipient, declineRecipient, setVerification } from './decide.ts'
import { recipient } from './recipient.ts'

const context = {
  by: { kind: 'account', id: 'ana' },
  at: '2030-01-01T00:00:00.000Z',
  dayMs: 86_400_000,
} as const
const given = specification(recipient, context)
const stranger = { by: { kind: 'account', id: 'sam' } } as const

const facts = { isZone: true, twin: undefined }
const ben = { name: 'Ben Hale', address: 'ben@hale.example', addressHash: 'h1', zone: 'Europe/Berlin' }
const add = (changes = {}) => addRecipient({ recipientId: 'ben', ...ben, facts, ...changes })
const added = {
  type: 'RecipientAdded',
  data: { recipientId: 'ben', ownerId: 'ana', ...ben, isChild: false },
} as const

describe('a person', () => {
  test('is added to the author’s people', () => given().when(add()).emits(added))
  test('is added once', () => given(added).when(add()).emits())
  test('may be added without a zone', () =>
    given()
      .when(add({ zone: null }))
      .emits({ ...added, data: { ...added.data, zone: null } }))
  test.each([
    'ben',
    'ben@hale',
    'ben@@hale.example',
    'ben@hale.example,eve@evil.example',
    'Ben <ben@hale.example>',
    '',
  ])('is refused with the address "%s"', (address) => given().when(add({ address })).refuses('address-invalid'))
  test('is refused in a zone that does not exist', () =>
    given()
      .when(add({ facts: { ...facts, isZone: false } }))
      .refuses('zone-unknown'))
  test('is refused with the address of another', () =>
    given()
      .when(add({ facts: { ...facts, twin: 'Benjamin' } }))
      .refuses('duplicate', { name: 'Benjamin' }))
  test('is not replaced by another under the same id', () =>
    given(added)
      .when(add({ name: 'Eve' }))
      .refuses('duplicate', { name: 'Ben Hale' }))
  test('of one author is not found by another', () => given(added).by(stranger).when(add()).refuses('not-found'))
})

describe('a person’s entry', () => {
  const change = (changes: object) => changeRecipient({ facts, ...changes })

  test('is changed in the fields that are given', () =>
    given(added)
      .when(change({ name: 'Benjamin Hale', zone: undefined }))
      .emits({ type: 'RecipientChanged', data: { ...ben, name: 'Benjamin Hale' } }))
  test('is not changed by what it holds already', () => given(added).when(change(ben)).emits())
  test('refuses what is no address', () =>
    given(added)
      .when(change({ address: 'nowhere', addressHash: 'h2' }))
      .refuses('address-invalid'))
  test('refuses an unknown zone', () =>
    given(added)
      .when(change({ zone: 'Mars/Base', facts: { ...facts, isZone: false } }))
      .refuses('zone-unknown'))
  test('refuses the address of another person', () =>
    given(added)
      .when(change({ address: 'eve@hale.example', facts: { ...facts, twin: 'Eve' } }))
      .refuses('duplicate', { name: 'Eve' }))
  test('is not found by another author', () =>
    given(added)
      .by(stranger)
      .when(change({ name: 'X' }))
      .refuses('not-found'))
  test('that does not exist is not found', () =>
    given()
      .when(change({ name: 'X' }))
      .refuses('not-found'))
})

describe('a passcode', () => {
  const set = (passcode: string, secretHash = 'hash', hint: string | undefined = 'Our old dog') =>
    setVerification({ passcode, secretHash, hint })
  const verification = {
    type: 'VerificationSet',
    data: { method: 'passcode', hint: 'Our old dog', secretHash: 'hash' },
  } as const

  test('is kept as a hash only', () => given(added).when(set('barkley')).emits(verification))
  test('is set once', () => given(added, verification).when(set('barkley')).emits())
  test('can be set anew without a hint', () =>
    given(added, verification)
      .when(setVerification({ passcode: 'rosebud', secretHash: 'other' }))
      .emits({ type: 'VerificationSet', data: { method: 'passcode', secretHash: 'other' } }))
  test.each(['12345', '     a     ', 'ben hale', 'BEN  HALE', 'benhale'])('as weak as "%s" is refused', (passcode) =>
    given(added).when(set(passcode)).refuses('passcode-weak'),
  )
  test('that is one word of the name is refused', () =>
    given({ ...added, data: { ...added.data, name: 'Benjamin Hale' } })
      .when(set('Benjamin'))
      .refuses('passcode-weak'))
  test('is not set by another author', () => given(added).by(stranger).when(set('barkley')).refuses('not-found'))
})

describe('a person who wants no messages', () => {
  const declined = { type: 'RecipientDeclined', data: { scope: 'author' } } as const

  test('says so once', () => given(added).when(declineRecipient()).emits(declined))
  test('keeps to it when the entry is changed', () => {
    const { consent } = given(added, declined)
      .when(changeRecipient({ name: 'Benjamin', facts }))
      .emits({ type: 'RecipientChanged', data: { ...ben, name: 'Benjamin' } })
    if (consent !== 'declined') throw new Error('The refusal was forgotten')
  })
  test('is somebody the author has', () => given().when(declineRecipient()).refuses('not-found'))
})
