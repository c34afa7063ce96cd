import { moveCheckpoints } from '../../backend/kernel/log/checkpoints.ts'
import { clockOf } from '../../backend/kernel/clock.ts'
import { connect } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { eventStoreOf } from '../../backend/kernel/log/eventStore.ts'
import { keyringOf } from '../../backend/kernel/log/keyring.ts'
import { subscribe } from '../../backend/kernel/log/subscription.ts'

export type Where = {
  readonly databaseUrl: string
  readonly eventStoreUrl: string
  readonly name: string
  readonly category: string
}

/** A subscription of one category that tells what it was given and moves its checkpoint. */
export const subscriberOf = async ({ databaseUrl, eventStoreUrl, name, category }: Where) => {
  const db = await connect(databaseUrl)
  const store = eventStoreOf(eventStoreUrl)
  const stopping = new AbortController()
  const applied: string[] = []
  const apply = async (events: readonly Recorded[], from: string | undefined, to: string) => {
    // Told before the checkpoint moves: whoever sees the checkpoint has been told.
    applied.push(...events.map(({ type }) => type))
    await moveCheckpoints(db, [{ name, from, to }])
  }
  const parts = { db, clock: clockOf(86_400_000), store, keyring: keyringOf(db, Buffer.alloc(32)), databaseUrl }
  const subscription = subscribe(parts, { name, categories: [category], apply }, stopping.signal)
  const stop = async () => {
    stopping.abort()
    await subscription.done
    await store.close()
    await db.end()
  }
  return { db, store, subscription, applied: (): readonly string[] => applied, stop }
}

/** Run as a process of its own, it says that it is running, and can be killed. */
if (import.meta.main) {
  const { subscription } = await subscriberOf(JSON.parse(process.argv[2] ?? '') as Where)
  const say = setInterval(() => {
    if (subscription.state() !== 'running') return
    console.log('running')
    clearInterval(say)
  }, 20)
}
