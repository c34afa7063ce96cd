import { expect, test } from 'vitest'
import { isPreparing } from './deliveries.ts'

const replied = (state: string | undefined) => [
  {
    replies: [
      {
        id: '01900000-0000-7000-8000-000000000001',
        at: '2031-06-14T09:00:00.000Z',
        body: '',
        media: state === undefined ? null : { id: '01900000-0000-7000-8000-000000000002', state, durationMs: null },
      },
    ],
  },
]

test('a recorded reply is asked about until it can be played, or never will be', () => {
  expect(['receiving', 'storing', 'stored'].map((state) => isPreparing(replied(state)))).toEqual([true, true, true])
  expect([undefined, 'ready', 'rejected'].map((state) => isPreparing(replied(state)))).toEqual([false, false, false])
})
