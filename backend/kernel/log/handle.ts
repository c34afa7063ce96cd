import { setTimeout as pause } from 'node:timers/promises'
import { linkHash } from './chain.ts'
import { encode } from './codec.ts'
import { latest, type Aggregate, type Context, type Decision } from './decider.ts'
import { Conflict, Refused, StoreUnavailable } from '../errors.ts'
import type { AnyEvent, Metadata } from '../event.ts'
import type { EventStore, NewEvent } from './eventStore.ts'
import { eventIdOf } from '../ids.ts'
import type { ErasingKeyring } from './keyring.ts'
import { namesakesOf } from './keys.ts'
import type { AggregateCache, Loaded } from './aggregateCache.ts'
import { loading, type Load } from './load.ts'
import { SCHEMA } from './recorded.ts'

export type Command = Context & {
  readonly commandId: string
  readonly commandHash: string
  readonly correlationId: string
  readonly causationId: string
  /** The revision that the sender saw (If-Match); another one is refused as stale. */
  readonly expected?: number
}
export type Handled<State> = {
  readonly state: State
  readonly revision: number
  /** What read tables must pass to show the change; undefined when nothing changed. */
  readonly position: string | undefined
}

/** @number how often a store that gave no answer is asked by a command */
const TRIES = 3
/**
 * @number how long a command is tried. A store that hangs takes seconds to fail each try, and a stream may be busy;
 * whoever waits is then told.
 */
const PATIENCE_MS = 8_000
/**
 * @number how long a command that another outran steps back. Of many that append to one stream at once one wins each
 * time; the others step back by chance.
 */
const LONGEST_REST_MS = 100
export const PATIENCE = { patienceMs: PATIENCE_MS, longestRestMs: LONGEST_REST_MS }
type Patience = typeof PATIENCE

/**
 * Appends what `decision` answers at the revision it read; on a conflict it reads and decides again, for 8 s. What was read a
 * moment ago is not read first: where it lets nothing be appended, it is read and decided again.
 * A command that had its effect already answers the same again, whatever the state is now.
 * @throws Refused from the decision, `key-reused`, `stale`, `id-taken`; Conflict after 8 s; StoreUnavailable after three tries
 */
export const handling = (
  store: Pick<EventStore, 'read' | 'append'>,
  keyring: Omit<ErasingKeyring, 'erase' | 'forget'>,
  { patienceMs, longestRestMs }: Patience = PATIENCE,
  load: Load = loading(store, keyring),
  cache?: Pick<AggregateCache, 'takeFresh' | 'markStale'>,
  categories: readonly string[] = [],
) => {
  const attempt = async <State, E extends AnyEvent>(
    aggregate: Aggregate<State, E>,
    id: string,
    decision: Decision<State, E>,
    command: Command,
    loaded: Loaded<State>,
  ): Promise<Handled<State>> => {
    const revision = Number(loaded.revision ?? -1)
    const known = loaded.commands.get(command.commandId)
    if (known && known.hash !== command.commandHash) throw new Refused('key-reused')
    if (known) return { state: loaded.state, revision, position: known.position }
    if (command.expected !== undefined && command.expected !== revision) throw new Refused('stale', { revision })
    const at = latest(command.at, loaded.lastAt)
    const events = decision(loaded.state, { by: command.by, at, dayMs: command.dayMs })
    if (events.length === 0) return { state: loaded.state, revision, position: undefined }
    const { state, stored } = await sealedEvents(aggregate, `${aggregate.category}-${id}`, loaded, events, {
      ...command,
      at,
    })
    const position = await store.append(`${aggregate.category}-${id}`, loaded.revision, stored)
    return { state, revision: revision + events.length, position }
  }

  /** The effect on what was read a moment ago; undefined where it may have none only because something came in between. */
  const attemptFresh = async <State, E extends AnyEvent>(
    aggregate: Aggregate<State, E>,
    id: string,
    decision: Decision<State, E>,
    command: Command,
  ): Promise<Handled<State> | undefined> => {
    const fresh = await cache?.takeFresh<State>(aggregate, `${aggregate.category}-${id}`)
    if (!fresh) return undefined
    try {
      const handled = await attempt(aggregate, id, decision, command, fresh)
      return handled.position === undefined ? undefined : handled
    } catch (error) {
      if (error instanceof Refused || error instanceof Conflict) return undefined
      throw error
    }
  }

  /** Callers choose ids: one that is already another kind of thing's is nobody else's. */
  const requireFree = async (thing: string) => {
    if (await keyring.hasAny(namesakesOf(thing, categories))) throw new Refused('id-taken')
  }

  const sealedEvents = async <State, E extends AnyEvent>(
    aggregate: Aggregate<State, E>,
    stream: string,
    loaded: Loaded<State>,
    events: readonly E[],
    { by, at, dayMs, commandId, commandHash, correlationId, causationId }: Command,
  ) => {
    let { state, lastHash: prevHash } = loaded
    const stored: NewEvent[] = []
    for (const [index, event] of events.entries()) {
      state = aggregate.evolve(state, event)
      const personal = aggregate.personal[event.type as E['type']] ?? []
      const subject = aggregate.subject(state, event)
      if (index === 0 && loaded.revision === undefined && subject === stream) await requireFree(stream)
      const eventId = eventIdOf(commandId, index)
      const isPersonal = personal.some((field) => (event.data as Record<string, unknown>)[field] !== undefined)
      const key = isPersonal ? await keyring.sealing(subject) : undefined
      const data = encode(event.data, personal, subject, key, { stream, type: event.type, eventId })
      const audience = aggregate.audience(state)
      const metadata: Metadata = {
        actor: by,
        correlationId,
        causationId,
        commandId,
        commandHash,
        at,
        dayMs,
        clock: 'real',
        schema: SCHEMA,
        audience,
        prevHash,
        ...(index < events.length - 1 && { more: events.length - 1 - index }),
      }
      const revision = (loaded.revision ?? -1n) + BigInt(index) + 1n
      prevHash = linkHash(prevHash, { stream, revision, eventId, type: event.type, metadata, data })
      stored.push({ id: eventId, type: event.type, data, metadata })
    }
    return { state, stored }
  }

  return async <State, E extends AnyEvent>(
    aggregate: Aggregate<State, E>,
    id: string,
    decision: Decision<State, E>,
    command: Command,
  ): Promise<Handled<State>> => {
    const began = Date.now()
    for (let tries = 1; ; tries += 1) {
      try {
        const fresh = tries === 1 ? await attemptFresh(aggregate, id, decision, command) : undefined
        if (fresh) return fresh
        const loaded = await load(aggregate, id)
        cache?.markStale(aggregate, `${aggregate.category}-${id}`)
        return await attempt(aggregate, id, decision, command, loaded)
      } catch (error) {
        if (Date.now() - began >= patienceMs) throw error
        if (error instanceof Conflict) await pause(Math.random() * longestRestMs)
        // After an unknown outcome the next attempt finds its own command id, if it was stored.
        else if (!(error instanceof StoreUnavailable) || tries >= TRIES) throw error
      }
    }
  }
}
export type Handle = ReturnType<typeof handling>
