import * as fc from 'fast-check'
import type { Message } from '../message.ts'
import { commandOf, names, type Command, type Name } from './commands.ts'
import { dayMs as D } from './history.ts'

/** What a person and the workflow do in an undisturbed life: most steps follow it, so that each state is met. */
const usual: Readonly<Record<Message['status'], readonly Name[]>> = {
  new: ['createDraft'],
  draft: ['editMessage', 'scheduleMessage', 'scheduleMessage', 'editMessage', 'armMessage', 'scheduleMessage'],
  dormant: ['triggerMessage', 'triggerMessage', 'triggerMessage', ...names],
  scheduled: ['beginNotice', 'acceptNotice', 'acceptNotice', 'rejectNotice', 'respond'],
  noticed: ['beginNotice', 'acceptNotice', 'acceptNotice', 'acceptNotice', 'respond'],
  stalled: ['beginNotice', 'acceptNotice', 'rejectNotice', 'waiveNotice', ...names],
  checked: ['claimDelivery', 'claimDelivery', 'claimDelivery', 'respond'],
  held: names,
  paused: ['resumeMessage', 'resumeInTime', ...names],
  claimed: [...Array<Name>(16).fill('releaseDelivery'), ...names],
  delivering: [...Array<Name>(11).fill('completeOccurrence'), ...names],
  delivered: names,
  undeliverable: names,
  recalled: names,
  cancelled: names,
  erased: names,
}
/** A life in which no address takes mail any more. */
const silent: Partial<typeof usual> = {
  scheduled: ['beginNotice', 'rejectNotice'],
  stalled: ['beginNotice', 'rejectNotice', 'rejectNotice', 'waiveNotice'],
}

const dice = fc.record({ n: fc.nat(1_000_000), isOdd: fc.boolean(), isRare: fc.nat(7).map((n) => n === 0) })
const wish = fc.record({ name: fc.constantFrom(...names), isUsual: fc.nat(3).map((n) => n > 0), dice })
const step = fc.record({
  wish,
  /** What another writer does at the same moment. */
  rival: fc.option(wish, { freq: 2, nil: undefined }),
  cut: fc.nat(15).map((n) => (['before', 'after'] as const)[n]),
  isToNext: fc.boolean(),
  gapMs: fc.oneof(fc.constant(0), fc.nat(60_000), fc.nat(3 * D), fc.nat(9 * D)),
  /** How far the other writer's clock is off. */
  skewMs: fc.integer({ min: -2_000, max: 2_000 }),
  isStranger: fc.nat(30).map((n) => n === 0),
  /** An earlier command, counted back, that is given again. */
  again: fc.nat(9),
  unknown: fc.nat(40).map((n) => (['future', 'others'] as const)[n]),
})
export const lives = fc.record({
  isSilent: fc.nat(5).map((n) => n === 0),
  steps: fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }),
})
export type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never
export type Step = Life['steps'][number]

/** The command that somebody gives who sees this state. */
export const wished = (
  { name, isUsual, dice: rolled }: Step['wish'],
  isSilent: boolean,
  state: Message,
  at: string,
): Command => {
  const likely = (isSilent ? silent[state.status] : undefined) ?? usual[state.status]
  return commandOf((isUsual && likely[rolled.n % likely.length]) || name, state, rolled, at)
}
