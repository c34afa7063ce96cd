import { describe, expect, test } from 'vitest'
import { mailboxesFor, reachesGrown } from './coming.ts'

const sophie = {
  isChild: true,
  birthday: '2010-06-14',
  zone: 'America/New_York',
  email: 'mum@hale.example',
  backupEmail: null,
  ownEmail: null,
}
const once = (at: string) => ({ dueAt: new Date(at), isOnce: true })

describe('a message for a child', () => {
  test.each([
    ['2028-06-14T03:59:00Z', false],
    ['2028-06-14T04:00:00Z', true],
  ])('that comes once, at %s, reaches somebody grown up: %s', (at, isGrown) =>
    expect(reachesGrown(sophie, once(at))).toBe(isGrown),
  )
  test('may reach somebody grown up where it repeats, or waits until something happens', () => {
    expect(reachesGrown(sophie, { dueAt: new Date('2027-01-01T12:00:00Z'), isOnce: false })).toBe(true)
    expect(reachesGrown(sophie, { dueAt: undefined, isOnce: false })).toBe(true)
  })
  test('reaches nobody grown up while their birthday is not known', () =>
    expect(reachesGrown({ ...sophie, birthday: null }, { dueAt: undefined, isOnce: false })).toBe(false))
  test('that repeats goes to the guardian first, and to the child later', () => {
    const own = { ...sophie, ownEmail: 'sophie@hale.example' }
    const { first, later } = mailboxesFor(own, { dueAt: new Date('2027-01-01T12:00:00Z'), isOnce: false })
    expect([first.address, later?.address]).toEqual(['mum@hale.example', 'sophie@hale.example'])
  })
})

test('whoever is no child is reached at the one address, and grows into no other', () => {
  const adult = { ...sophie, isChild: false }
  expect(reachesGrown(adult, { dueAt: undefined, isOnce: false })).toBe(false)
  expect(mailboxesFor(adult, once('2030-01-01T12:00:00Z')).first).toMatchObject({
    address: 'mum@hale.example',
    isGuardians: false,
  })
})
