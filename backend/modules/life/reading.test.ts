import { expect, test } from 'vitest'
import type { Reads } from '../../kernel/log/decider.ts'
import type { LifeEvent } from './events.ts'
import { mayWrite, verdictIn } from './reading.ts'
import { lives, START } from './testing/states.ts'

/** A log in which every stream has these events. */
const holding = (events: readonly LifeEvent[]) => {
  const load: Reads = async (aggregate) => ({
    state: (events as readonly Parameters<typeof aggregate.evolve>[1][]).reduce(aggregate.evolve, aggregate.initial),
    revision: events.length > 0 ? BigInt(events.length - 1) : undefined,
  })
  return { load }
}
const nothing = { isPresumed: false, isConfirmed: false, isUnreached: false, lastSignAt: '', isSignInOnly: false }
const seen = { source: 'app', seenAt: START } as const
const restored: readonly LifeEvent[] = [
  { type: 'SignOfLifeSeen', data: seen },
  { type: 'LifeRestored', data: { source: 'app', restoredAt: START } },
]
const unreached: LifeEvent = {
  type: 'LifePresumed',
  data: { round: 2, asksAccepted: 0, lastSignAt: START, presumedAt: START, unreachedDays: 60 },
}
const reported: LifeEvent = {
  type: 'LifeConfirmed',
  data: { contactIds: ['nora'], lastSignAt: START, confirmedAt: START },
}
const again: LifeEvent = { type: 'ChallengeOpened', data: { openedAt: START, until: START, signInOnly: true } }

test.each<readonly [string, readonly LifeEvent[], object]>([
  ['nobody asked after', [], {}],
  ['asked', lives.asked, {}],
  ['presumed dead', lives.presumed, { isPresumed: true, lastSignAt: START }],
  ['reported dead', lives.confirmed, { isConfirmed: true, lastSignAt: START }],
  [
    'presumed, then reported',
    [...lives.presumed, reported],
    { isPresumed: true, isConfirmed: true, lastSignAt: START },
  ],
  ['presumed as no address took our mail', [unreached], { isPresumed: true, isUnreached: true, lastSignAt: START }],
  ['seen after all', [...lives.presumed, ...restored], {}],
  ['reported a second time', [...lives.reported, again], { isSignInOnly: true }],
])('the verdict on an author who was %s', async (_, events, said) => {
  const house = holding(events)
  const verdict = await verdictIn(house, 'ana')
  expect(verdict).toEqual({ ...nothing, ...said, rev: events.length - 1 })
  expect(await mayWrite(house, 'ana')).toBe(!verdict.isPresumed && !verdict.isConfirmed)
})
