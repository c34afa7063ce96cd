import { expect, test } from 'vitest'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { refusals } from './contract.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { LifeEvent } from './events.ts'
import { life } from './life.ts'

test('events as they were first stored still tell the same contacts', () => {
  expect((golden as LifeEvent[]).reduce(life.evolve, life.initial)).toEqual({
    accountId: '018f0000-0000-7000-8000-00000000000a',
    contacts: [
      {
        contactId: '018f0000-0000-7000-8000-00000000000c',
        name: 'Nora',
        address: 'nora@hale.example',
        addressHash: 'h1',
        status: 'accepted',
        declinedAt: '',
        invitation: 'mailed',
        leavesAt: '',
      },
      {
        contactId: '018f0000-0000-7000-8000-00000000000d',
        name: 'Sam',
        address: 'sam@hale.example',
        addressHash: 'h2',
        status: 'removed',
        declinedAt: '2030-06-02T00:00:00.000Z',
        invitation: 'refused',
        leavesAt: '',
      },
    ],
    waits: [
      {
        contactId: '018f0000-0000-7000-8000-00000000000c',
        reason: 'unsure',
        askedAt: '2030-07-01T00:00:00.000Z',
        from: '2030-07-01T00:00:00.000Z',
        until: '2030-07-11T00:00:00.000Z',
      },
    ],
    mailbox: { asked: 2, proven: 2 },
    plan: {
      intervalDays: 90,
      asks: 2,
      askEveryDays: 7,
      preconsentDays: 60,
      k: 1,
      confirmSingle: true,
      challengeDays: 7,
    },
    plannedAt: '2032-01-03T00:00:00.000Z',
    pausedUntil: '',
    resumedAt: '2032-07-01T00:00:00.000Z',
    seenAt: '2032-06-04T00:00:00.000Z',
    questions: { round: 5, silence: [], report: [], refusals: [], refusalsBefore: [], since: '' },
    reports: [{ contactId: '018f0000-0000-7000-8000-00000000000c', reportedAt: '2032-07-04T00:00:00.000Z' }],
    reportsMade: [
      { contactId: '018f0000-0000-7000-8000-00000000000c', reportedAt: '2032-07-02T00:00:00.000Z' },
      { contactId: '018f0000-0000-7000-8000-00000000000c', reportedAt: '2032-07-04T00:00:00.000Z' },
    ],
    challenge: undefined,
    isSignInOnly: false,
    answeredByMailAt: '',
    codes: {
      '018f0000-0000-7000-8000-00000000000c': {
        code: undefined,
        codesAt: ['2032-07-02T00:00:00.000Z', '2032-07-02T00:01:00.000Z'],
        failedAt: [],
        lockedUntil: '',
      },
    },
    verdict: {
      isPresumed: false,
      isConfirmed: true,
      at: '2032-07-12T00:00:00.000Z',
      lastSignAt: '2032-06-05T00:00:00.000Z',
      isUnreached: false,
    },
  })
})

const here = new URL('./', import.meta.url)

test('one of each event is kept, and each event and refusal is named in a test', () => {
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
  expect(unnamedIn(here, [...Object.keys(refusals), ...eventTypesIn(here)])).toEqual([])
})
