import { expect, test } from 'vitest'
import type { StoryRow } from '../../../../backend/modules/stories/contract.ts'
import { questions } from '../../../../backend/modules/stories/contract/questions.ts'
import type { Person } from '../asked.ts'
import { facesOf, offeredQuestion } from './asking.ts'

const person = (id: string): Person => ({ id, name: id, isMember: false })
const among = ['joseph', 'priya', 'amelia', 'ben', 'thomas'].map(person)
const row = (relativeId: string, state: StoryRow['state'], question = '') =>
  ({ relativeId, toAccountId: null, state, question }) as StoryRow
const names = (rows: readonly StoryRow[]) => facesOf(among, rows).map(({ name }) => name)

test('four people at most are offered', () => expect(names([])).toEqual(['joseph', 'priya', 'amelia', 'ben']))

test('whoever has a question open, or would rather not tell one, is left in peace', () =>
  expect(names([row('joseph', 'asked'), row('ben', 'declined')])).toEqual(['priya', 'amelia', 'thomas']))

test('whoever was never asked comes before whoever has told', () =>
  expect(names([row('joseph', 'told'), row('joseph', 'told'), row('priya', 'told')])).toEqual([
    'amelia',
    'ben',
    'thomas',
    'priya',
  ]))

test('a member is known by the account that was asked', () =>
  expect(facesOf([person('ruth')], [{ ...row('', 'asked'), relativeId: null, toAccountId: 'ruth' }])).toEqual([]))

test('a question that was asked in the family is offered again only when each was', () => {
  const now = new Date('2026-11-20T12:00:00')
  const first = offeredQuestion([], now, 0)
  expect(questions).toContain(first)
  expect(offeredQuestion([], now, 1)).not.toBe(first)
  const all = questions.map((question) => row('joseph', 'told', question))
  const left = all.filter(({ question }) => question !== 'Who made you laugh?')
  expect(offeredQuestion(left, now, 0)).toBe('Who made you laugh?')
  expect(questions).toContain(offeredQuestion(all, now, 0))
})
