import { expect, test } from 'vitest'
import { fromLine, fromOf, signed } from './from.ts'

test.each([
  ['who they are to a reader', { relation: 'your grandmother' }, 'Ruth Hale, your grandmother'],
  ['a name alone where nothing was said', { relation: '' }, 'Ruth Hale'],
  ['a name alone to the guardian of a child', { relation: 'your grandmother', isGuardians: true }, 'Ruth Hale'],
  ['a name alone where the reader is in no book', null, 'Ruth Hale'],
])('an author is signed with %s', (_, reader, words) => expect(signed(fromOf('Ruth Hale', reader))).toBe(words))

test.each([
  ['the reader’s own', { zone: 'America/New_York' }, 'America/New_York'],
  ['the message’s where theirs is not known', { zone: null }, 'Europe/Madrid'],
])('days are said in the zone that is %s', (_, reader, zone) =>
  expect(fromOf('Ruth Hale', reader, 'Europe/Madrid').zone).toBe(zone),
)

test('what is a grown child’s is to be handed to them by whoever reads their guardian’s mail, and by nobody else', () => {
  const sophie = { name: 'Sophie', isGrown: true }
  expect(fromOf('Ruth', { ...sophie, isGuardians: true }).handTo).toBe('Sophie')
  expect(fromOf('Ruth', { ...sophie, isGuardians: false }).handTo).toBeUndefined()
  expect(fromOf('Ruth', { ...sophie, isGuardians: true, isGrown: false }).handTo).toBeUndefined()
})

test('a line of its own is there only for what a subject does not say', () => {
  expect(fromLine(fromOf('ruth', { relation: 'Gran' }))).toEqual(['From Ruth, Gran.'])
  expect(fromLine(fromOf('ruth', {}))).toEqual([])
})
