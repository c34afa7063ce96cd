import { readCheckpoint } from './checkpoints.ts'
import type { Db } from './db.ts'
import { Unreadable } from './errors.ts'
import type { Recorded } from './event.ts'
import type { EventStore } from './eventStore.ts'
import type { Keyring } from './keyring.ts'
import { pause, whileLocked } from './lock.ts'
import { log } from './log.ts'
import { metrics } from './metrics.ts'
import { isOurs, recordedOf } from './recorded.ts'

export type Subscription = {
  /** `projections/<module>` or `reactors/<module>`; also the name of its checkpoint and lock. */
  readonly name: string
  readonly categories: readonly string[]
  /** Handles a batch and moves the checkpoint from where it was to `to`. */
  readonly apply: (events: readonly Recorded[], from: string | undefined, to: string) => Promise<void>
}
export type SubscriptionState = 'starting' | 'standby' | 'running' | 'stopped'

type Parts = {
  readonly db: Db
  readonly store: Pick<EventStore, 'follow'>
  readonly keyring: Keyring
  readonly databaseUrl: string
}

const BACKOFF_MS = [100, 250, 500, 1_000, 2_000, 5_000]

/**
 * Keeps one subscription running until the signal: holds its lock (others stand by), follows from its checkpoint,
 * comes back after any outage. One of our own events that cannot be read stops it for good: `state()` says so.
 */
export const subscribe = (
  { db, store, keyring, databaseUrl }: Parts,
  subscription: Subscription,
  signal: AbortSignal,
) => {
  const { name, categories, apply } = subscription
  let state: SubscriptionState = 'starting'
  let failures = 0

  const follow = async (whileHeld: AbortSignal) => {
    let checkpoint = await readCheckpoint(db, name)
    state = 'running'
    for await (const batch of store.follow(categories, checkpoint, whileHeld)) {
      const ours = batch.events.filter(isOurs)
      metrics.foreignEvents.inc({ subscription: name }, batch.events.length - ours.length)
      const events: Recorded[] = []
      for (const stored of ours) events.push(await recordedOf(keyring, stored))
      await apply(events, checkpoint, batch.position)
      metrics.appliedEvents.inc({ subscription: name }, events.length)
      checkpoint = batch.position
      failures = 0
    }
  }

  const run = async () => {
    while (!signal.aborted) {
      try {
        state = 'standby'
        await whileLocked(databaseUrl, name, signal, follow)
      } catch (error) {
        if (signal.aborted) return
        log.warn('subscription interrupted', { subscription: name, error })
        if (error instanceof Unreadable) {
          state = 'stopped'
          return
        }
      }
      await pause(BACKOFF_MS[Math.min(failures++, BACKOFF_MS.length - 1)] ?? 0, signal)
    }
  }
  return { name, done: run(), state: (): SubscriptionState => state }
}
export type RunningSubscription = ReturnType<typeof subscribe>
