import { expect, test } from 'vitest'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { refusals } from './contract.ts'
import stored from './events.golden.json' with { type: 'json' }
import { personal, type MessagesEvent } from './events.ts'
import { message } from './message.ts'

const here = new URL('./', import.meta.url)
const golden = stored as unknown as readonly MessagesEvent[]

test('one of each event that was ever stored is kept', () => {
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
})

test('what was stored keeps folding to the same message', () => {
  expect(golden.reduce(message.evolve, message.initial)).toMatchObject({
    status: 'cancelled',
    kind: 'mixed',
    title: 'For Amelia',
    body: 'You were four.',
    media: [{ durationMs: 4_000 }],
    transcripts: {
      '018f0000-0000-7000-8000-00000000000d': '[0:00] You were four,\n[0:02.5] and you would not let go.',
    },
    round: 2,
    plan: { restoredAt: '2030-05-20T12:00:00.000Z' },
    heldReason: 'incomplete',
    answeredAt: '2030-02-20T09:00:00.000Z',
    zone: 'Europe/Madrid',
    promisedAt: '2030-06-10T07:00:00.000Z',
    dueAt: '2030-06-11T07:00:00.000Z',
    isConfirmed: true,
    notices: { 1: { state: 'accepted', attempt: 3 }, 2: { state: 'waived', attempt: 2, nextAddrIdx: 1, voided: 1 } },
    claim: { accepted: ['n1', 'n2'] },
    releasedAt: '2030-06-11T08:00:00.000Z',
  })
})

test('every prefix of what was stored folds', () => {
  const states = golden.map((_, index) => golden.slice(0, index + 1).reduce(message.evolve, message.initial).status)
  expect(new Set(states)).toEqual(
    new Set([
      'draft',
      'dormant',
      'scheduled',
      'noticed',
      'held',
      'paused',
      'stalled',
      'checked',
      'claimed',
      'delivering',
      'delivered',
      'undeliverable',
      'recalled',
      'cancelled',
      'erased',
    ]),
  )
})

test('the fields that are sealed are fields of their events', () => {
  for (const [type, fields] of Object.entries(personal))
    expect(golden.find((event) => event.type === type)?.data).toEqual(
      expect.objectContaining(Object.fromEntries(fields.map((field) => [field, expect.any(String) as string]))),
    )
})

test('each refusal and each event type is named in a test', () => {
  expect(unnamedIn(here, Object.keys(refusals))).toEqual([])
  expect(unnamedIn(here, eventTypesIn(here))).toEqual([])
})
