import { expect, test } from 'vitest'
import type { MessageRow, MessageStatus } from '../../../backend/modules/messages/contract.ts'
import { messageName, namesInWords, stateChip, stateSentence, stateWords } from './stateWords.ts'

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
  deliverIfIDie: true,
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
  const said = Object.keys(stateWords).map((state) => stateSentence({ ...row, state: state as MessageStatus }))
  expect(new Set(said).size).toBe(said.length)
  expect(said.filter((sentence) => /failed/iu.test(sentence))).toEqual([])
})

test('a date that has moved is told with the one it had', () =>
  expect(stateSentence({ ...row, state: 'noticed', dueAt: '2031-06-15T09:00:00.000Z' })).toMatch(
    /Sunday 15 June 2031.*It was planned for Saturday 14 June 2031/u,
  ))

test('whoever has said "as planned" is told so, and not that we wait for them', () => {
  for (const state of ['noticed', 'checked'] as const)
    for (const answerRule of ['silent', 'always']) {
      const said = stateSentence({ ...row, state, answerRule, isConfirmed: true })
      expect(said).toMatch(/^You have answered. It goes to Amelia on Saturday 14 June 2031.*, unless you stop it\.$/u)
    }
})

test('how many have opened it is told plainly', () => {
  expect(stateSentence({ ...row, state: 'delivered' })).toMatch(/Nobody has opened it yet/u)
  expect(stateSentence({ ...row, state: 'delivered', openedN: 1 })).toMatch(/It has been opened/u)
  expect(stateSentence({ ...row, state: 'delivered', openedN: 1, recipientNames: ['Amelia', 'Ben'] })).toMatch(
    /1 of 2 has opened it\./u,
  )
})

test('what is on hold says that you answered only where you did', () => {
  const chip = (heldReason: MessageRow['heldReason']) => stateChip({ ...row, state: 'held', heldReason })
  expect(chip('answered')).toBe('On hold: you answered')
  expect([chip('late'), chip('date_missed')]).toEqual(['On hold', 'On hold'])
})
