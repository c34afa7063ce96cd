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
      },
      {
        contactId: '018f0000-0000-7000-8000-00000000000d',
        name: 'Sam',
        address: 'sam@hale.example',
        addressHash: 'h2',
        status: 'removed',
        declinedAt: '2030-06-02T00:00:00.000Z',
        invitation: 'refused',
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
  })
})

const here = new URL('./', import.meta.url)

test('one of each event is kept, and each event and refusal is named in a test', () => {
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
  expect(unnamedIn(here, [...Object.keys(refusals), ...eventTypesIn(here)])).toEqual([])
})
