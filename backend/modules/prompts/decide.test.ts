import { expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { recordAccepted, recordSkipped, requestPrompts, stopPrompts } from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { PromptsEvent } from './events.ts'
import { prompt } from './prompt.ts'

const at = '2030-01-01T00:00:00.000Z'
const given = specification(prompt, { by: { kind: 'account', id: 'ruth' }, at, dayMs: 86_400_000 })
const wanted = { accountId: 'ruth', dueAt: '2030-01-06T10:00:00.000Z' }
const dueAt = '2030-01-13T10:00:00.000Z'
const requested = { type: 'PromptsRequested', data: { ...wanted, requestedAt: at } } as const
const sent = { number: 1, smtpCode: 250, acceptedAt: wanted.dueAt, dueAt }
const accepted = { type: 'PromptAccepted', data: sent } as const
const left = { number: 1, reason: 'late', dueAt } as const
const skipped = { type: 'PromptSkipped', data: left } as const
const stopped = { type: 'PromptsStopped', data: { how: 'page' } } as const

test('nobody is asked who did not wish it', () => expect(given().state.status).toBe('off'))
test('a wish begins the questions', () => given().when(requestPrompts(wanted)).emits(requested))
test('the same wish again changes nothing', () =>
  given(requested)
    .when(requestPrompts({ ...wanted, dueAt }))
    .emits())
test('they can be asked for again after they were stopped', () =>
  given(requested, stopped).when(requestPrompts(wanted)).emits(requested))
test('they end at once', () => given(requested).when(stopPrompts('page')).emits(stopped))
test('what has ended, or never began, cannot end', () => {
  given(requested, stopped).when(stopPrompts('one_click')).emits()
  given().when(stopPrompts('one_click')).emits()
})
test('a question that was sent moves the next one a week on', () =>
  expect(given(requested, accepted).state).toMatchObject({ number: 1, dueAt }))
test('a question is kept as sent once', () => {
  given(requested).when(recordAccepted(sent)).emits(accepted)
  given(requested, accepted).when(recordAccepted(sent)).emits()
})
test('a question is left out once, and not after it was sent', () => {
  given(requested).when(recordSkipped(left)).emits(skipped)
  given(requested, skipped).when(recordSkipped(left)).emits()
  given(requested, accepted).when(recordSkipped(left)).emits()
})
test('nothing is kept of a question that nobody wanted any more', () => {
  given(requested, stopped).when(recordAccepted(sent)).emits()
  given(requested, stopped).when(recordSkipped(left)).emits()
})
test('events as they were first stored still tell the same', () =>
  expect((golden as PromptsEvent[]).reduce(prompt.evolve, prompt.initial)).toEqual({
    status: 'off',
    accountId: '018f0000-0000-7000-8000-00000000000a',
    number: 2,
    dueAt: '2030-01-20T15:00:00.000Z',
  }))
