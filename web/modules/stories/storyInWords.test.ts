import { expect, test } from 'vitest'
import type { StoryRow } from '../../../backend/modules/stories/contract.ts'
import { askedLine, askedOnLine, placeOf, questionLine, stateInWords } from './storyInWords.ts'

const now = new Date('2026-11-20T12:00:00')
const at = (day: string) => new Date(`2026-${day}T09:00:00`).toISOString()
const when = { dayMs: 86_400_000, now }
const open: StoryRow = {
  id: '0190a7c4-7b1e-7000-8000-000000000001',
  revision: 0,
  state: 'asked',
  contributorId: 'ruth',
  askedBy: 'Ruth Hale',
  toAccountId: null,
  relativeId: null,
  name: 'Joseph',
  question: 'What was the hardest winter?',
  title: '',
  quote: '',
  askedAt: at('11-18'),
  expiresAt: at('12-30'),
  toldAt: null,
  removedAt: null,
  mail: 'sent',
  leavesAt: null,
  remindedAt: null,
  mayShare: false,
  recording: null,
}

test('who asked is you, or a name, and the question is said where a title stands in its place', () => {
  expect(askedLine(open, 'ruth')).toBe('You asked')
  expect(askedLine({ ...open, title: 'The winter' }, 'ben')).toBe('Ruth Hale asked: What was the hardest winter?')
  expect(askedOnLine(open, 'ruth', now)).toBe('You asked on November 18')
})

test('an open question says when we remind of it, and afterwards that we did', () => {
  expect(questionLine(open, 'ruth', when)).toBe(
    'Joseph needs no account, only the link in our email. We’ll remind them once, on November 25.',
  )
  expect(questionLine({ ...open, remindedAt: at('11-19') }, 'ruth', when)).toContain('We reminded them on November 19.')
  const short = { ...open, expiresAt: at('11-24') }
  expect(questionLine(short, 'ruth', when)).not.toContain('remind')
})

test.each<[string, Partial<StoryRow>, string]>([
  ['for you', { toAccountId: 'ruth' }, 'This question is for you. The link works until December 30.'],
  [
    'put off',
    { mail: 'waiting', leavesAt: at('11-21') },
    'It will be sent tomorrow morning. We send only a few emails a day',
  ],
  ['not arrived', { mail: 'refused' }, 'Our email did not reach Joseph.'],
  ['without an email, for its asker', { mail: 'none' }, 'Send Joseph the link yourself.'],
  ['without an email, for others', { mail: 'none', contributorId: 'ben' }, 'Joseph gets the link from Ruth Hale.'],
  ['declined', { state: 'declined' }, 'Joseph would rather not tell this one.'],
  ['expired', { state: 'expired' }, 'No one answered by December 30.'],
  ['removed', { state: 'removed', removedAt: at('11-19') }, 'It can be brought back until December 19.'],
])('a question that is %s says so', (_, changes, words) =>
  expect(questionLine({ ...open, ...changes }, 'ruth', when)).toContain(words),
)

test('a question whose email was refused is not told yet, but not arrived', () => {
  expect(stateInWords(open)).toBe('Not told yet')
  expect(stateInWords({ ...open, mail: 'refused' })).toBe('Not arrived')
})

test('a no stands with the open questions, and what is over apart', () => {
  expect(
    (['asked', 'declined', 'told', 'expired', 'withdrawn', 'removed'] as const).map((state) => placeOf({ state })),
  ).toEqual(['waiting', 'waiting', 'told', 'ended', 'ended', 'ended'])
})
