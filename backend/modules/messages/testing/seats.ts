import { latest, type Context } from '../../../kernel/log/decider.ts'
import { Conflict, Refused, StoreUnavailable } from '../../../kernel/errors.ts'
import { handling, PATIENCE } from '../../../kernel/log/handle.ts'
import { derivedId, hashOf } from '../../../kernel/ids.ts'
import { linkHash } from '../../../kernel/log/chain.ts'
import type { NewEvent } from '../../../kernel/log/eventStore.ts'
import type { ErasingKeyring } from '../../../kernel/log/keyring.ts'
import { loading } from '../../../kernel/log/load.ts'
import type { Stored } from '../../../kernel/log/stored.ts'
import type { MessagesEvent } from '../events.ts'
import { message, type Message } from '../message.ts'
import { hold, mayBeUnreached } from '../reading.ts'
import { decisionOf, type Command } from './commands.ts'
import type { Outcome } from './reference.ts'

type Rival = () => Promise<unknown>
/** What becomes of an append: it is not stored, or it is stored and the answer is lost. */
export type Cut = 'before' | 'after'

/** Where commands are given to one message, one at a time or two at once. */
export type Seat = {
  /** A command that is given again is answered again. */
  readonly hasMemory: boolean
  readonly look: () => Promise<{ readonly state: Message; readonly lastAt: string; readonly events: number }>
  /** The answer to a command, in words that are the same when it is given again. */
  readonly ask: (command: Command, context: Context, commandId: string) => Promise<{ outcome: Outcome; answer: string }>
  /** Before the next append another writer comes first, and the line is cut. */
  readonly disturb: (rival: Rival | undefined, cut: Cut | undefined) => void
  /** Somebody appends what this code does not know. */
  readonly write: (whose: 'future' | 'others') => void
  /** Throws unless what was stored is the same message again. */
  readonly check: () => void
}

/** A claim says by itself whether contacts might have to hear of it, or they would not. */
const checkClaims = (events: readonly MessagesEvent[]): void => {
  let held = hold.initial
  for (const event of events) {
    held = hold.evolve(held, event)
    if (event.type === 'DeliveryClaimed' && held.isUnreached && !mayBeUnreached(event.data))
      throw new Error('The claim of an author who was not reached looks like any other')
  }
}

/** Decisions alone, appended to a list: as quick as they are. */
export const quickSeat = (): Seat => {
  let [state, lastAt] = [message.initial, '']
  let rival: Rival | undefined
  const events: MessagesEvent[] = []
  const ask = async (command: Command, context: Context): Promise<{ outcome: Outcome; answer: string }> => {
    try {
      const decide = () => decisionOf(command)(state, { ...context, at: latest(context.at, lastAt) })
      const other = decide().length > 0 ? rival : undefined
      rival = undefined
      await other?.()
      const decided = decide()
      if (decided.length === 0) return { outcome: 'nothing', answer: '' }
      state = decided.reduce(message.evolve, state)
      lastAt = latest(context.at, lastAt)
      return { outcome: 'done', answer: String(events.push(...decided)) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { outcome: 'refused', answer: error.code }
    }
  }
  return {
    hasMemory: false,
    look: () => Promise.resolve({ state, lastAt, events: events.length }),
    ask,
    disturb: (by) => {
      rival = by
    },
    write: () => undefined,
    check: () => {
      const stored = JSON.parse(JSON.stringify(events)) as MessagesEvent[]
      if (JSON.stringify(stored) !== JSON.stringify(events)) throw new Error('An event does not survive its storage')
      const folded = stored.reduce(message.evolve, message.initial)
      if (JSON.stringify(folded) !== JSON.stringify(state)) throw new Error('What was stored folds to another message')
      checkClaims(stored)
    },
  }
}

const STREAM = 'message-m'
const key = { kid: 'k', secret: Buffer.alloc(32, 7) }
const keyring: Omit<ErasingKeyring, 'erase' | 'forget'> = {
  opening: async () => key,
  sealing: async () => key,
  hasAny: async () => false,
}

/** The product's own way from a command to the log, over a stream in memory that takes exact revisions alone. */
export const storedSeat = (): Seat => {
  const events: Stored[] = []
  let rival: Rival | undefined
  let cut: Cut | undefined
  const push = ({ id, type, data, metadata }: NewEvent): void => {
    const plain = JSON.parse(JSON.stringify({ data, metadata })) as Pick<Stored, 'data' | 'metadata'>
    const at = events.length
    events.push({ stream: STREAM, revision: BigInt(at), position: String(at), eventId: id, type, ...plain })
  }
  const append = async (_: string, revision: bigint | undefined, added: readonly NewEvent[]): Promise<string> => {
    const [first, becomes] = [rival, cut]
    rival = cut = undefined
    await first?.()
    if (becomes === 'before') throw new StoreUnavailable('cut')
    if (revision !== events.at(-1)?.revision) throw new Conflict(STREAM)
    for (const event of added) push(event)
    if (becomes === 'after') throw new StoreUnavailable('cut')
    return String(events.length - 1)
  }
  const store = { append, read: () => Promise.resolve([...events]) }
  // Nobody else waits for this stream.
  const handle = handling(store, keyring, { ...PATIENCE, longestRestMs: 0 })
  const load = loading(store, keyring)
  return {
    hasMemory: true,
    look: async () => ({ ...(await load(message, 'm')), events: events.length }),
    ask: async (command, context, commandId) => {
      const ids = { commandId, commandHash: hashOf(commandId), correlationId: commandId, causationId: commandId }
      try {
        const { position } = await handle(message, 'm', decisionOf(command), { ...context, ...ids })
        return { outcome: position === undefined ? 'nothing' : 'done', answer: position ?? '' }
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return { outcome: 'refused', answer: error.code }
      }
    },
    disturb: (by, how) => {
      rival = by
      cut = how
    },
    write: (whose) => {
      const last = events.at(-1)
      if (!last || whose === 'others') return push({ id: 'x', type: 'Noted', data: {}, metadata: {} })
      const metadata = last.metadata as { readonly prevHash: string }
      if (!('commandId' in metadata)) return undefined
      const future = {
        ...metadata,
        commandId: derivedId(`future ${events.length}`),
        prevHash: linkHash(metadata.prevHash, last),
      }
      return push({ id: 'y', type: 'MessageFolded', data: { pub: { corners: 4 } }, metadata: future })
    },
    check: () => {
      const ids = events.map(({ metadata }) => (metadata as { commandId?: string }).commandId).filter(Boolean)
      const runs = ids.filter((id, index) => id !== ids[index - 1])
      if (new Set(runs).size !== runs.length) throw new Error('A command was stored twice')
    },
  }
}
