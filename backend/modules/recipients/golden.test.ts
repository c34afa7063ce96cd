import { expect, test } from 'vitest'
import golden from './events.golden.json' with { type: 'json' }
import type { RecipientsEvent } from './events.ts'
import { recipient } from './recipient.ts'

test('events as they were first stored still tell the same person', () => {
  expect((golden as RecipientsEvent[]).reduce(recipient.evolve, recipient.initial)).toEqual({
    status: 'added',
    recipientId: '018f0000-0000-7000-8000-00000000000b',
    ownerId: '018f0000-0000-7000-8000-00000000000a',
    name: 'Benjamin',
    address: 'ben@hale.example',
    addressHash: 'h1',
    zone: 'Europe/Berlin',
    verification: 'passcode',
    hint: 'Our dog',
    secretHash: '$argon2id$',
    consent: 'declined',
  })
})
