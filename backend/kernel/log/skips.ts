import type { Aggregate, Decision } from './decider.ts'
import type { Event } from '../event.ts'
import type { EventStore } from './eventStore.ts'
import { derivedId } from '../ids.ts'
import { blindKeyring } from './keyring.ts'
import { loading } from './load.ts'

/** What a subscription was let pass over, and why, in the operator's words: no name of a person belongs there. */
export type Skip = {
  readonly subscription: string
  readonly eventId: string
  readonly type: string
  readonly reason: string
}
// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export type SkipEvent = Event<'EventSkipped', Skip>
/** The only events that are no module's. */
export const OWN_CATEGORY = 'subscription'
type Skips = { readonly eventIds: ReadonlySet<string> }

/** The events that an operator has let one subscription pass over (docs/adr/0044). */
export const skips: Aggregate<Skips, SkipEvent> = {
  category: OWN_CATEGORY,
  personal: {},
  subject: () => '',
  audience: () => '',
  initial: { eventIds: new Set() },
  evolve: ({ eventIds }, { data }) => ({ eventIds: new Set([...eventIds, data.eventId]) }),
}

/** The id of a subscription's stream of skips. */
export const skipsIdOf = (subscription: string): string => derivedId(`subscription:${subscription}`)

/** Lets a subscription pass over one event, from now on and in every rebuild. */
export const skipEvent =
  (skip: Skip): Decision<Skips, SkipEvent> =>
  ({ eventIds }) =>
    eventIds.has(skip.eventId) ? [] : [{ type: 'EventSkipped', data: skip }]

/** Read from the log itself, so that a restored house and a rebuild skip the same. */
export const skippedBy = async (store: Pick<EventStore, 'read'>, subscription: string): Promise<ReadonlySet<string>> =>
  (await loading(store, blindKeyring)(skips, skipsIdOf(subscription))).state.eventIds
