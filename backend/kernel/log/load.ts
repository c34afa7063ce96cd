import { linkHash } from './chain.ts'
import type { Aggregate } from './decider.ts'
import type { AnyEvent } from '../event.ts'
import type { EventStore } from './eventStore.ts'
import type { Fold, AggregateCache, Loaded } from './aggregateCache.ts'
import type { Keyring } from './keyring.ts'
import { isOurs, recordedOf } from './recorded.ts'
import type { Stored } from './stored.ts'

const nothing = { revision: undefined, eventId: '', lastHash: '', lastAt: '', commands: new Map(), keys: [] }

/** The fold with these events of its stream, which follow it. */
const foldedOn = async <State, E extends AnyEvent>(
  aggregate: Aggregate<State, E>,
  keyring: Keyring,
  before: Fold<State>,
  events: readonly Stored[],
): Promise<Fold<State>> => {
  let { state, revision, eventId, lastHash, lastAt } = before
  const commands = new Map(before.commands)
  const keys = new Map(before.keys.map((key) => [`${key.subject} ${key.kid}`, key]))
  const opening = async (subject: string, kid: string) => {
    const key = await keyring.opening(subject, kid)
    const until = key?.until ?? Number.POSITIVE_INFINITY
    keys.set(`${subject} ${kid}`, { subject, kid, isThere: key !== undefined, until })
    return key
  }
  let last: { readonly prevHash: string; readonly stored: Stored } | undefined
  for (const stored of events) {
    ;({ revision, eventId } = stored)
    if (!isOurs(stored)) continue
    const event = await recordedOf<E>({ ...keyring, opening }, stored)
    // A type that a newer version wrote: evolve has no case for it, and what is not known changes nothing.
    state = aggregate.evolve(state, event) ?? state
    last = { prevHash: event.metadata.prevHash, stored }
    lastAt = event.metadata.at
    commands.set(event.metadata.commandId, { hash: event.metadata.commandHash, position: stored.position })
  }
  // Each event says the hash before it: only the newest one's own is asked for.
  if (last) lastHash = linkHash(last.prevHash, last.stored)
  return { state, revision, eventId, lastHash, lastAt, commands, keys: [...keys.values()] }
}

/**
 * Loads aggregates from their streams. Of one that `cache` has kept only what is newer is read, with the event at which it
 * stands: where that is another one, the whole stream is read.
 */
export const loading = (store: Pick<EventStore, 'read'>, keyring: Keyring, cache?: AggregateCache) => {
  const newer = async <State>(stream: string, kept: Fold<State> | undefined) => {
    const [last, ...events] = kept ? await store.read(stream, kept.revision) : []
    return last && last.revision === kept?.revision && last.eventId === kept.eventId ? events : undefined
  }
  return async <State, E extends AnyEvent>(aggregate: Aggregate<State, E>, id: string): Promise<Loaded<State>> => {
    const stream = `${aggregate.category}-${id}`
    const known = await cache?.get<State>(aggregate, stream)
    const kept = known?.revision === undefined ? undefined : known
    const events = await newer(stream, kept)
    const fold =
      kept && events
        ? await foldedOn(aggregate, keyring, kept, events)
        : await foldedOn(aggregate, keyring, { ...nothing, state: aggregate.initial }, await store.read(stream))
    cache?.keep(aggregate, stream, fold)
    return fold
  }
}
export type Load = ReturnType<typeof loading>
