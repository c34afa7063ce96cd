import { isAway } from '../process/away.ts'
import { isAtOrAfter, readCheckpoint } from './checkpoints.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import { Unreadable } from '../errors.ts'
import type { Recorded } from '../event.ts'
import type { EventStore } from './eventStore.ts'
import { at, FailedAt } from './failedAt.ts'
import { noteFault } from '../process/faults.ts'
import { cutAround } from './cutAround.ts'
import type { Keyring } from './keyring.ts'
import { pause, whileLocked } from './lock.ts'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { isOurs, recordedOf } from './recorded.ts'
import { skippedBy } from './skips.ts'
import type { Stored } from './stored.ts'
import { hasPassed, keepStopped } from './stopped.ts'

export type Subscription = {
  /** `projections/<module>` or `reactors/<module>`; also the name of its checkpoint and lock. */
  readonly name: string
  readonly categories: readonly string[]
  /** Which events of these it is for; all, where it does not say. */
  readonly hears?: (event: Pick<Recorded, 'stream' | 'type'>) => boolean
  /**
   * Handles a batch and moves the checkpoint from where it was to `to`.
   * @throws FailedAt where one of the events cannot be handled
   */
  readonly apply: (events: readonly Recorded[], from: string | undefined, to: string) => Promise<void>
}
export type SubscriptionState = 'starting' | 'standby' | 'running' | 'stopped'

type Parts = {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
  readonly store: Pick<EventStore, 'follow' | 'read'>
  readonly keyring: Keyring
  readonly databaseUrl: string
  /** Reads one of our events; `recordedOf`, where nobody else in the process reads the same. */
  readonly recorded?: (stored: Stored) => Promise<Recorded>
}

/** @number checkpoint pause: how often a quiet checkpoint moves */
const QUIET_MS = 1_000
/** @number waits before a subscription tries an event again */
const BACKOFF_MS = [100, 250, 500, 1_000, 2_000, 5_000]
/** @number tries of an event until its subscription counts as stopped */
const TRIES = 5

/**
 * Keeps one subscription running until the signal: holds its lock (others stand by), follows from its checkpoint,
 * comes back after any outage. An event that cannot be read, or failed five times, stops it: `report()` names the event,
 * and an operator is told. It is tried again every 5 s, until it works or an operator lets it be skipped (ADR 0044).
 */
export const subscribe = (
  { db, clock, store, keyring, databaseUrl, recorded = (stored) => recordedOf(keyring, stored) }: Parts,
  subscription: Subscription,
  signal: AbortSignal,
) => {
  const { name, categories, hears, apply } = subscription
  let state: SubscriptionState = 'starting'
  let failures = 0
  let failing: { readonly place: FailedAt['place']; readonly times: number } | undefined
  /** Whether the database is known to hold no event at which this subscription stands. */
  let isClear = false

  const stopped = () => (failing && failing.times >= TRIES ? failing.place : undefined)
  const rest = (until: AbortSignal) => pause(BACKOFF_MS[Math.min(failures++, BACKOFF_MS.length - 1)] ?? 0, until)

  const passed = async (position: string) => {
    if (failing && !isAtOrAfter(position, failing.place.position)) return
    failing = undefined
    failures = 0
    isClear ||= await hasPassed(db, name, position)
  }

  const follow = async (whileHeld: AbortSignal) => {
    const skipped = await skippedBy(store, name)
    let checkpoint = await readCheckpoint(db, name)
    state = 'running'
    for await (const batch of store.follow(categories, checkpoint, whileHeld, { hears, quietMs: QUIET_MS }))
      for (const { events: stored, position } of cutAround(batch, failing?.place.eventId)) {
        const ours = stored.filter(isOurs)
        metrics.foreignEvents.inc({ subscription: name }, stored.length - ours.length)
        const events: Recorded[] = []
        for (const one of ours) if (!skipped.has(one.eventId)) events.push(await at(one, () => recorded(one)))
        await apply(events, checkpoint, position)
        metrics.appliedEvents.inc({ subscription: name }, events.length)
        checkpoint = position
        await passed(checkpoint)
      }
  }

  const noteFailure = async ({ place, cause }: FailedAt) => {
    const times = failing?.place.eventId === place.eventId ? failing.times + 1 : 1
    failing = { place, times: cause instanceof Unreadable ? TRIES : times }
    if (failing.times < TRIES) return
    isClear = false
    const { eventId, type } = place
    if (await keepStopped(db, name, place))
      await noteFault({ db, clock }, 'subscriptionStopped', { subscription: name, type, eventId })
  }

  /** While it stands at an event it keeps the lock: who stands by would do no better. */
  const hold = async (whileHeld: AbortSignal) => {
    failing = undefined
    isClear = false
    while (!whileHeld.aborted) {
      try {
        return await follow(whileHeld)
      } catch (error) {
        if (!(error instanceof FailedAt) || whileHeld.aborted) throw error
        log.warn('subscription interrupted', { subscription: name, ...error.place, error: error.cause })
        if (!isAway(error.cause)) await noteFailure(error)
      }
      await rest(whileHeld)
    }
  }

  const run = async () => {
    while (!signal.aborted) {
      try {
        state = 'standby'
        await whileLocked(databaseUrl, name, signal, hold)
      } catch (error) {
        if (signal.aborted) return
        log.warn('subscription interrupted', { subscription: name, error })
      }
      failing = undefined
      await rest(signal)
    }
  }
  return {
    name,
    done: run(),
    state: (): SubscriptionState => (stopped() ? 'stopped' : state),
    /** Its state for operators, with the type and id of the event at which it stands. */
    report: (): string => {
      const place = stopped()
      return place ? `stopped at ${place.type} ${place.eventId}` : state
    },
  }
}
export type RunningSubscription = ReturnType<typeof subscribe>
