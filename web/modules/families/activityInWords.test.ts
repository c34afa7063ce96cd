import { readFileSync } from 'node:fs'
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
const said = (kind: string, actorId: string | null) =>
  activityInWords(view, { id: '1', kind, actorId, thingId: null, at: '2030-01-01T00:00:00.000Z' })

test('what becomes of a link is said by whoever made it, as the family calls them today', () => {
  expect(said('link_made', RUTH)).toBe('Ruth shared something by link.')
  expect(said('link_opened', RUTH)).toBe('Ruth’s link was opened for the first time.')
  expect(said('link_ended', null)).toBe('A former member’s link ended.')
})

test('a story is asked for by a member, and told by someone who may have no account', () => {
  expect(said('story_asked', RUTH)).toBe('Ruth asked for a story.')
  expect(said('story_told', null)).toBe('A story was told.')
  expect(said('story_restored', RUTH)).toBe('Ruth brought a story back.')
})

test('whatever is noted of a family has words here', () => {
  const table = readFileSync(new URL('../../../projections/families/activities.ts', import.meta.url), 'utf8')
  const kinds = [...table.matchAll(/\b(?:note|of[A-Z]\w+)\('(\w+)'/gu)].map(([, kind = '']) => kind)
  expect(kinds.length).toBeGreaterThan(14)
  expect(kinds.filter((kind) => said(kind, RUTH) === undefined)).toEqual([])
})

test('what this page has no words for is not said at all', () => expect(said('album_made', RUTH)).toBeUndefined())
