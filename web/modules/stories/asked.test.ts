import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Relative } from '../../../backend/modules/connections/contract.ts'
import { Asked, NEW, people } from './asked.ts'
import { askStrings } from './strings.ts'

const fields = { who: 'joseph', name: '', email: '', question: 'What was the hardest winter?' }
const problems = (changes: Partial<typeof fields>) =>
  (v.safeParse(Asked, { ...fields, ...changes }).issues ?? []).map(({ message, path }) => [path?.[0].key, message])

test('someone of the family needs no name and no email, and someone else a name', () => {
  expect(problems({})).toEqual([])
  expect(problems({ who: NEW })).toEqual([['name', askStrings.nameMissing]])
  expect(problems({ who: NEW, name: ' Aunt May ' })).toEqual([])
})

test('nobody chosen, a wrong address and an empty question are each said beside their field', () => {
  expect(problems({ who: '', email: 'joseph@', question: ' ' })).toEqual([
    ['who', askStrings.chooseOne],
    ['email', askStrings.notEmail],
    ['question', 'Write a question'],
  ])
})

const relative = (id: string, changes: Partial<Relative> = {}): Relative => ({
  id,
  name: id,
  role: null,
  sex: null,
  hasDied: false,
  isQuiet: false,
  isYou: false,
  mayChange: false,
  path: null,
  ...changes,
})

test('everyone of the family can be asked but oneself and the dead', () => {
  const all = [
    relative('ruth', { isYou: true, role: 'owner' }),
    relative('ben', { role: 'viewer' }),
    relative('joseph'),
    relative('margaret', { hasDied: true }),
  ]
  expect(people({ people: all, lines: [], mayAdd: true })).toEqual([
    { id: 'ben', name: 'ben', isMember: true },
    { id: 'joseph', name: 'joseph', isMember: false },
  ])
})
