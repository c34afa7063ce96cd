import { expect, test } from 'vitest'
import { changeRole } from './decide/members.ts'
import { declineOwnership, offerOwnership } from './decide/ownership.ts'
import type { FamiliesEvent } from './events.ts'
import { family as aggregate } from './family.ts'
import type { Decide } from './decide/guards.ts'
import { family, ruth, sam } from './testing/states.ts'
import { tellAtOf } from './tellAt.ts'

const at = (minute: number): string => new Date(Date.parse(ruth.at) + minute * 60_000).toISOString()

test('who hears of something is told at once, and then once an hour of all that came since', () => {
  expect(tellAtOf(undefined, at(0))).toBe(at(0))
  expect(tellAtOf(at(0), at(1))).toBe(at(60))
  expect(tellAtOf(at(60), at(59))).toBe(at(60))
  expect(tellAtOf(at(60), at(61))).toBe(at(120))
  expect(tellAtOf(at(0), at(61))).toBe(at(61))
})

/** The times at which somebody is told, of decisions a minute apart. */
const timesOf = (decisions: readonly (readonly [Decide, typeof sam | undefined])[]): string[] => {
  let state = family.reduce(aggregate.evolve, aggregate.initial)
  const times = decisions.flatMap(([decide, by], index) => {
    const events: readonly FamiliesEvent[] = decide(state, { ...ruth, ...by, at: at(index) })
    state = events.reduce(aggregate.evolve, state)
    return events.flatMap(({ data }) => ('tellAt' in data ? data.tellAt : []))
  })
  return [...new Set(times)]
}

test('of ten changes of a role in ten minutes one is told at once and the rest together', () => {
  const roles = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? ('viewer' as const) : ('steward' as const)))
  const changes = roles.map((role) => [changeRole({ accountId: 'cora', role }), undefined] as const)
  expect(timesOf(changes)).toEqual([at(0), at(60)])
})

test('of ten offers that are declined, too', () => {
  const offers = Array.from({ length: 5 }, () => [
    [offerOwnership({ to: 'sam' }), undefined] as const,
    [declineOwnership(), sam] as const,
  ]).flat()
  expect(timesOf(offers)).toEqual([at(0), at(60)])
})
