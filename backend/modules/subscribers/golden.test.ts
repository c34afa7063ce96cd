import { expect, test } from 'vitest'
import golden from './events.golden.json' with { type: 'json' }
import type { SubscribersEvent } from './events.ts'
import { subscriber } from './subscriber.ts'

test('events as they were first stored still tell the same subscriber', () => {
  expect((golden as SubscribersEvent[]).reduce(subscriber.evolve, subscriber.initial)).toEqual({
    status: 'suppressed',
    subscriberId: '018f0000-0000-7000-8000-00000000000a',
    address: 'nell@hale.example',
    requests: 2,
    answered: 2,
    requestedAt: '2030-01-02T00:00:00.000Z',
  })
})
