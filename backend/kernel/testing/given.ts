import { expect } from 'vitest'
import type { Aggregate, Context, Decision } from '../log/decider.ts'
import { Refused } from '../errors.ts'
import type { AnyEvent } from '../event.ts'

/**
 * given(events).when(decision).emits(events) or .refuses(code). `emits` decides a second time on the new state and
 * expects nothing further, so that each sentence also tests that a repeat is no second effect.
 */
export const specification =
  <State, E extends AnyEvent>(aggregate: Aggregate<State, E>, context: Context) =>
  (...history: readonly E[]) => {
    const before = history.reduce(aggregate.evolve, aggregate.initial)
    const then = (decision: Decision<State, E>, at: Context) => ({
      emits: (...expected: readonly E[]) => {
        const events = decision(before, at)
        expect(events).toEqual(expected)
        const after = events.reduce(aggregate.evolve, before)
        expect(decision(after, at)).toEqual([])
        return after
      },
      refuses: (code: string, details?: object) => {
        const decide = () => decision(before, at)
        expect(decide).toThrow(Refused)
        expect(decide).toThrow(code)
        if (details)
          expect(decide).toThrow(expect.objectContaining({ details: expect.objectContaining(details) as object }))
      },
    })
    return {
      state: before,
      when: (decision: Decision<State, E>) => then(decision, context),
      by: (changes: Partial<Context>) => ({
        when: (decision: Decision<State, E>) => then(decision, { ...context, ...changes }),
      }),
    }
  }
