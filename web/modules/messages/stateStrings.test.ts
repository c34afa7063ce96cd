import { expect, test } from 'vitest'
import type { MessageDetail, MessageRow, MessageStatus } from '../../../backend/modules/messages/contract.ts'
import { messageName, namesInWords, stateChip, stateSentence, stateStrings } from './stateStrings.ts'

const row: MessageRow = {
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'mixed',
  title: '',
  state: 'scheduled',
  mode: 'fixed',
  answerRule: 'silent',
  round: 1,
  local: '2031-06-14T09:00',
  zone: 'UTC',
  dueAt: '2031-06-14T09:00:00.000Z',
  promisedAt: '2031-06-14T09:00:00.000Z',
  plan: 'normal',
  isConfirmed: false,
  occurrence: 1,
  rule: null,
  deliverIfIDie: false,
  lateLimitDays: null,
  linkDays: 400,
  preconsentDays: 60,
  heldReason: null,
  pausedUntil: null,
  pausedBy: null,
  cancelledAt: null,
  recallUntil: null,
  nextStep: 'notice',
  nextStepAt: '2031-06-12T09:00:00.000Z',
  trigger: null,
  delayDays: null,
  announcerIds: [],
  occasion: '',
  triggeredBy: null,
  recipientNames: ['Amelia'],
  openedN: 0,
  mediaN: 1,
  durationMs: 124_000,
  stalledReason: null,
  allowed: ['edit', 'schedule', 'cancel'],
  revision: 4,
  createdAt: '2026-03-03T09:00:00.000Z',
  updatedAt: '2026-03-03T09:00:00.000Z',
}

const to = (name: string, state?: string): MessageDetail['recipients'][number] => ({
  id: name,
  name,
  email: '',
  verification: 'none',
  delivery: state === undefined ? null : { state, sentAt: null, openedAt: null },
})
const sentenceOf = (changes: Partial<MessageRow>, recipients = [to('Amelia')]) =>
  stateSentence({
    message: { ...row, recipientNames: recipients.map(({ name }) => name), ...changes },
    recipients,
  })

test('names are joined as one says them', () => {
  expect(namesInWords([])).toBe('nobody yet')
  expect(namesInWords(['Amelia'])).toBe('Amelia')
  expect(namesInWords(['Amelia', 'Ben', 'Cy'])).toBe('Amelia, Ben and Cy')
})

test('a message without a title is called after its people', () => {
  expect(messageName(row)).toBe('For Amelia')
  expect(messageName({ title: 'The lake', recipientNames: ['Amelia'] })).toBe('The lake')
})

test('each state has its own sentence, and none says "failed"', () => {
  const said = Object.keys(stateStrings).map((state) => sentenceOf({ state: state as MessageStatus }))
  expect(new Set(said).size).toBe(said.length)
  expect(said.filter((sentence) => /failed/iu.test(sentence))).toEqual([])
})

test('a date that has moved is told with the one it had', () =>
  expect(sentenceOf({ state: 'noticed', dueAt: '2031-06-15T09:00:00.000Z' })).toMatch(
    /Sunday, June 15, 2031.*It was planned for Saturday, June 14, 2031/u,
  ))

test('whoever has said "as planned" is told so, and not that we wait for them', () => {
  for (const state of ['noticed', 'checked'] as const)
    for (const answerRule of ['silent', 'always']) {
      const said = sentenceOf({ state, answerRule, isConfirmed: true })
      expect(said).toMatch(/^You have answered. It goes to Amelia on Saturday, June 14, 2031.*, unless you stop it\.$/u)
    }
})

test('what is kept for an occasion says so, and that nobody is left who could tell us', () => {
  const kept = { state: 'dormant', trigger: 'milestone', occasion: 'Ben marries' } as const
  expect(sentenceOf({ ...kept, announcerIds: ['nora'] })).toMatch(/when someone you named tells us: “Ben marries”/u)
  expect(sentenceOf({ ...kept, announcerIds: [] })).toMatch(/none of the people you named.*Please name someone else/u)
})

test('how many have opened it is told plainly', () => {
  expect(sentenceOf({ state: 'delivered' })).toBe('Amelia can open it now. Nobody has opened it yet.')
  expect(sentenceOf({ state: 'delivered', openedN: 1 })).toMatch(/It has been opened/u)
  const both = [to('Amelia', 'opened'), to('Ben', 'sent')]
  expect(sentenceOf({ state: 'delivered', openedN: 1 }, both)).toBe(
    'Amelia and Ben can open it now. 1 of 2 has opened it.',
  )
})

test('whoever it did not reach, who said no, or whose link is closed is not said to be able to open it', () => {
  const state = 'delivered'
  const people = [to('Amelia', 'played'), to('Walter', 'revoked'), to('Selma', 'declined'), to('Tom', 'bounced')]
  expect(sentenceOf({ state, openedN: 1 }, people)).toBe(
    'Amelia can open it now; Walter, Selma and Tom cannot. 1 of 4 has opened it.',
  )
  expect(sentenceOf({ state }, [to('Selma', 'declined'), to('Tom', 'bounced')])).toBe(
    'Nobody can open it now. Nobody has opened it yet.',
  )
  expect(sentenceOf({ state, openedN: 1 }, [to('Selma', 'declined')])).toBe(
    'Nobody can open it now. It has been opened.',
  )
})

test('what is on hold says that you answered only where you did', () => {
  const chip = (heldReason: MessageRow['heldReason']) => stateChip({ ...row, state: 'held', heldReason })
  expect(chip('answered')).toBe('On hold: you answered')
  expect([chip('late'), chip('date_missed'), chip('incomplete')]).toEqual(['On hold', 'On hold', 'On hold'])
})
