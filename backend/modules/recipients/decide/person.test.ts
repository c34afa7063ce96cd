import { describe, test } from 'vitest'
import { specification } from '../../../kernel/testing/given.ts'
import { addRecipient, changeRecipient, removeRecipient } from './person.ts'
import { recipient } from '../recipient.ts'

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
  test('is refused at an address where someone wants nothing', () =>
    given()
      .when(add({ facts: { ...facts, declined: 'Ben' } }))
      .refuses('recipient-declined', { name: 'Ben' }))
  test('is not replaced by another under the same id', () =>
    given(added)
      .when(add({ name: 'Eve' }))
      .refuses('duplicate', { name: 'Ben Hale' }))
  test('under an id that another author has taken is refused', () =>
    given(added).by(stranger).when(add()).refuses('id-taken'))
})

describe('a person’s entry', () => {
  const change = (changes: object) => changeRecipient({ facts, ...changes })

  test('is changed in the fields that are given', () =>
    given(added)
      .when(change({ name: 'Benjamin Hale', zone: undefined }))
      .emits({ type: 'RecipientChanged', data: { ...ben, name: 'Benjamin Hale', isChild: false } }))
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
  test('refuses an address where someone wants nothing, as the first or the second', () => {
    const declined = { facts: { ...facts, declined: 'Eve' } }
    for (const moved of [{ address: 'eve@hale.example', addressHash: 'h2' }, { backupAddress: 'eve@hale.example' }])
      given(added)
        .when(change({ ...moved, ...declined }))
        .refuses('recipient-declined', { name: 'Eve' })
    given(added)
      .when(change({ ...ben, name: 'Benny', ...declined }))
      .emits({ type: 'RecipientChanged', data: { ...ben, name: 'Benny', isChild: false } })
  })
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

describe('a child', () => {
  const child = { isChild: true, isGuardians: true }
  const addedChild = { ...added, data: { ...added.data, isChild: true } } as const

  test('is written to at a guardian’s address, which the author says', () => {
    given().when(add(child)).emits(addedChild)
    given()
      .when(add({ isChild: true }))
      .refuses('guardian-unconfirmed')
  })
  test('needs the same word again for another address', () => {
    const other = { address: 'eve@hale.example', addressHash: 'h2', facts }
    given(addedChild).when(changeRecipient(other)).refuses('guardian-unconfirmed')
    given(addedChild)
      .when(changeRecipient({ ...other, isGuardians: true }))
      .emits({ type: 'RecipientChanged', data: { ...ben, ...address(other), isChild: true } })
    given(addedChild)
      .when(changeRecipient({ name: 'Benny', facts }))
      .emits({ type: 'RecipientChanged', data: { ...ben, name: 'Benny', isChild: true } })
  })
})

const address = ({ address, addressHash }: { address: string; addressHash: string }) => ({ address, addressHash })

describe('a second address', () => {
  const backup = { backupAddress: 'ben@work.example' }
  const both = { ...added, data: { ...added.data, ...backup } } as const

  test('is kept, and taken away again', () => {
    given().when(add(backup)).emits(both)
    given(both)
      .when(changeRecipient({ backupAddress: '', facts }))
      .emits({ type: 'RecipientChanged', data: { ...ben, isChild: false } })
  })
  test('is an address, and another one', () => {
    given()
      .when(add({ backupAddress: 'work' }))
      .refuses('address-invalid', { field: 'backupEmail' })
    given()
      .when(add({ backupAddress: 'BEN@hale.example' }))
      .refuses('backup-same')
  })
})

describe('a birthday', () => {
  const born = { ...added, data: { ...added.data, birthday: '2010-03-04' } } as const

  test('is kept, left as it is, and taken away again', () => {
    given()
      .when(add({ birthday: '2010-03-04' }))
      .emits(born)
    given(born)
      .when(changeRecipient({ zone: 'Europe/Madrid', facts }))
      .emits({
        type: 'RecipientChanged',
        data: { ...ben, zone: 'Europe/Madrid', isChild: false, birthday: '2010-03-04' },
      })
    given(born)
      .when(changeRecipient({ birthday: '', facts }))
      .emits({ type: 'RecipientChanged', data: { ...ben, isChild: false } })
  })
})

describe('what the author is to them', () => {
  const related = { ...added, data: { ...added.data, relation: 'your grandmother' } } as const

  test('is kept, left as it is, and taken away again', () => {
    given()
      .when(add({ relation: 'your grandmother' }))
      .emits(related)
    given(related)
      .when(changeRecipient({ relation: 'your grandmother', facts }))
      .emits()
    given(related)
      .when(changeRecipient({ relation: '', facts }))
      .emits({ type: 'RecipientChanged', data: { ...ben, isChild: false } })
  })
})

describe('removing a person', () => {
  const removed = { type: 'RecipientRemoved', data: { reason: 'asked' } } as const

  test('takes them off the list, once', () =>
    given(added)
      .when(removeRecipient({ inMessages: 0 }))
      .emits(removed))
  test('waits until no message that has not been sent is for them', () =>
    given(added)
      .when(removeRecipient({ inMessages: 2 }))
      .refuses('recipient-in-use', { name: 'Ben Hale', n: 2 }))
  test('is for their author alone', () => {
    given(added)
      .by(stranger)
      .when(removeRecipient({ inMessages: 0 }))
      .refuses('not-found')
    given(added, removed)
      .by(stranger)
      .when(removeRecipient({ inMessages: 0 }))
      .refuses('not-found')
  })
  test('leaves nobody to change', () =>
    given(added, removed)
      .when(changeRecipient({ name: 'X', facts }))
      .refuses('not-found'))
})
