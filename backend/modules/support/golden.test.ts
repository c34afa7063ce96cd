import { expect, test } from 'vitest'
import golden from './events.golden.json' with { type: 'json' }
import { conversation } from './conversation.ts'
import type { SupportEvent } from './events.ts'

test('events as they were first stored still tell the same conversation', () => {
  expect((golden as SupportEvent[]).reduce(conversation.evolve, conversation.initial)).toMatchObject({
    status: 'waiting_us',
    conversationId: '018f0000-0000-7000-8000-00000000000c',
    topic: 'delivery',
    email: 'nell@hale.example',
    dueAt: '2030-01-01T02:00:00.000Z',
    closedAt: '',
    letters: 3,
    waiting: 'ended',
    openings: [3],
    answered: 2,
    turns: [
      { from: 'them' },
      { from: 'note' },
      { from: 'us' },
      { from: 'them', text: "Ben's." },
      { file: { bytes: 1_024 } },
    ],
  })
})
