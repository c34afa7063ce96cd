import { expect, test } from 'vitest'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { refusals } from './contract.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { RecipientsEvent } from './events.ts'
import { recipient } from './recipient.ts'

test('events as they were first stored still tell the same person', () => {
  expect((golden as RecipientsEvent[]).reduce(recipient.evolve, recipient.initial)).toEqual({
    status: 'removed',
    recipientId: '018f0000-0000-7000-8000-00000000000b',
    ownerId: '018f0000-0000-7000-8000-00000000000a',
    name: 'Benjamin',
    address: 'ben@hale.example',
    addressHash: 'h1',
    zone: 'Europe/Berlin',
    backupAddress: 'ben@other.example',
    birthday: '2010-03-04',
    relation: 'your grandmother',
    ownAddress: 'benjamin@hale.example',
    isChild: true,
    verification: 'otp',
    hint: undefined,
    question: undefined,
    secretHash: '',
    consent: 'declined',
    declinedAt: '2030-06-03T00:00:00.000Z',
    wrongAddress: '',
    invites: { asked: 2, answered: 2 },
    leavesAt: '',
    guardian: { asked: 1, addressHash: 'h1' },
  })
})

const here = new URL('./', import.meta.url)

test('one of each event is kept, and each event and refusal is named in a test', () => {
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
  expect(unnamedIn(here, [...Object.keys(refusals), ...eventTypesIn(here)])).toEqual([])
})
