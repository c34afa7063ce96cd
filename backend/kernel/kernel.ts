import { blobsOf, type Blobs } from './blob/blobs.ts'
import { capabilitiesOf, type Capabilities } from './identity/capability.ts'
import { clockOf, type Clock } from './clock.ts'
import { unseal } from './log/codec.ts'
import { connect, type Db } from './db.ts'
import type { Sealed } from './event.ts'
import { eventStoreOf, type EventStore } from './log/eventStore.ts'
import { forgetOpened } from './log/openedTexts.ts'
import { aggregateCache } from './log/aggregateCache.ts'
import { handling, type Handle } from './log/handle.ts'
import { derivedKey, keyringOf, type Keyring } from './log/keyring.ts'
import { keysOf, type Keys } from './log/keys.ts'
import { loading, type Load } from './log/load.ts'
import { timeVaultOf, type TimeVault } from './log/timeVault.ts'
import { mailerOf, type Mailer } from './mail/mailer.ts'
import { checkpointSignalsOf, type CheckpointSignals } from './log/checkpointSignals.ts'
import { counted } from './mail/sentMails.ts'
import { unfilled, type Ports } from './process/ports.ts'
import type { Settings } from './process/settings.ts'

/** What routes, activities and queries take: built once by each process. */
export type Kernel = {
  readonly settings: Settings
  readonly db: Db
  readonly store: EventStore
  readonly keyring: Keyring
  readonly keys: Keys
  readonly timeVault: TimeVault
  readonly load: Load
  readonly handle: Handle
  readonly unseal: (sealed: Sealed) => Promise<string>
  readonly blobs: Blobs
  readonly mailer: Mailer
  readonly checkpointSignals: CheckpointSignals
  readonly capabilities: Capabilities
  readonly clock: Clock
  /** Every category that the product writes: what the history lists, and anchors and backups cover. */
  readonly categories: readonly string[]
} & Ports

/**
 * @param categories those of every module, from the process's own list; a tool that reads no log needs none
 * @param portsOf what modules answer to the kernel, from the same list
 */
export const kernelOf = async (
  settings: Settings,
  signal: AbortSignal,
  categories: readonly string[] = [],
  portsOf: (kernel: Kernel) => Partial<Ports> = () => unfilled,
): Promise<Kernel> => {
  const db = await connect(settings.databaseUrl)
  const store = eventStoreOf(settings.eventStoreUrl)
  const keyring = keyringOf(db, settings.masterKey)
  const clock = clockOf(settings.dayMs)
  const cache = aggregateCache(keyring)
  const load = loading(store, keyring, cache)
  /** A key has moved, or any may have: nothing of what it opened stays in memory. */
  const forget = (subject?: string): void => {
    keyring.forget(subject)
    cache.forget(subject)
    forgetOpened()
  }
  const kernel: Kernel = {
    ...unfilled,
    settings,
    db,
    store,
    keyring,
    keys: keysOf(store, keyring, categories),
    load,
    handle: handling(store, keyring, undefined, load, cache, categories),
    unseal: (sealed) => unseal(keyring, sealed),
    blobs: blobsOf(settings),
    mailer: counted({ db, clock }, mailerOf(settings)),
    checkpointSignals: checkpointSignalsOf(settings.databaseUrl, signal, forget),
    timeVault: timeVaultOf(db, settings, clock, forget),
    capabilities: capabilitiesOf(derivedKey(settings.masterKey, 'links')),
    clock,
    categories,
  }
  return { ...kernel, ...portsOf(kernel) }
}

export const closeKernel = async ({ db, store, mailer }: Kernel): Promise<void> => {
  mailer.close()
  await Promise.allSettled([store.close(), db.end()])
}
