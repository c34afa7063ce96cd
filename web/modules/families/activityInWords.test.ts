import { expect, test } from 'vitest'
import type { FamilyView } from '../../../backend/modules/families/contract.ts'
import { activityInWords } from './activityInWords.ts'

const RUTH = '018f0000-0000-7000-8000-000000000001'
const view: FamilyView = {
  familyId: RUTH,
  name: 'The Hales',
  isNamed: true,
  role: 'owner',
  revision: 1,
  members: [{ accountId: RUTH, name: 'Ruth', role: 'owner', joinedAt: null, isYou: true }],
  offer: null,
  room: { limit: 50, used: 1 },
}
const said = (words: string, actorId: string | null) =>
  activityInWords(view, { id: '1', kind: 'any', words, actorId, thingId: null, at: '2030-01-01T00:00:00.000Z' })

test('what happened is said with the names that the family has today', () =>
  expect(said('{by} added a relative.', RUTH)).toBe('Ruth added a relative.'))

test('who has left is a former member, whoever it was', () =>
  expect(said('{by} removed {who}.', null)).toBe('A former member removed A former member.'))

test('what has no names is said as it is', () => expect(said('A story was told.', null)).toBe('A story was told.'))
