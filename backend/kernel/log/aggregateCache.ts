import type { Keyring } from './keyring.ts'

/** An aggregate as its stream tells it. */
export type Loaded<State> = {
  readonly state: State
  /** Of the stream's last event, ours or not; undefined when there is none. */
  readonly revision: bigint | undefined
  readonly lastHash: string
  readonly lastAt: string
  /** Every command that had an effect: the hash of its body and where its last event lies. */
  readonly commands: ReadonlyMap<string, { readonly hash: string; readonly position: string }>
}

/** A key that was asked for while a stream was folded, and whether it was there. */
export type UsedKey = {
  readonly subject: string
  readonly kid: string
  readonly isThere: boolean
  readonly until: number
}

/** An aggregate as it was loaded, with what must still hold for it to be used again. */
export type Fold<State> = Loaded<State> & {
  /** Of the stream's last event. */
  readonly eventId: string
  readonly keys: readonly UsedKey[]
}

/** @number folds kept in memory (aggregates as their events have made them) */
const MOST = 4_000
/**
 * @number how long a fold is kept in memory. As long as a process may use a key without asking for it (docs/adr/0014).
 */
const FOR_MS = 5 * 60_000
/** @number how often old folds are forgotten */
const SWEEP_MS = 15_000
/** @number how long a stream that was read counts as fresh. Until an append says otherwise. */
const FRESH_MS = 2_000

/**
 * The aggregates that this process loaded last. One goes as soon as one of its keys is gone here, and before its keys would
 * have to be read again: what an erased key opened is kept no longer than the key.
 */
export const aggregateCache = (keyring: Keyring) => {
  const kept = new Map<string, { readonly fold: Fold<unknown>; readonly until: number; freshUntil: number }>()
  const numbers = new WeakMap<object, number>()
  let count = 0
  let sweeping: NodeJS.Timeout | undefined

  /** Several aggregates may read one stream, each in its own way. */
  const nameOf = (aggregate: object, stream: string) => {
    const number = numbers.get(aggregate) ?? (count += 1)
    numbers.set(aggregate, number)
    return `${number} ${stream}`
  }
  const sweep = () => {
    for (const [name, { until }] of kept) if (until <= Date.now()) kept.delete(name)
    sweeping = kept.size > 0 ? setTimeout(sweep, SWEEP_MS).unref() : undefined
  }
  const holds = async ({ subject, kid, isThere }: UsedKey) =>
    ((await keyring.opening(subject, kid)) !== undefined) === isThere
  const isHeld = async ({ keys }: Fold<unknown>) => (await Promise.all(keys.map(holds))).every(Boolean)

  const get = async <State>(aggregate: object, stream: string): Promise<Fold<State> | undefined> => {
    const name = nameOf(aggregate, stream)
    const found = kept.get(name)
    if (!found) return undefined
    kept.delete(name)
    if (found.until <= Date.now()) return undefined
    // Others may ask for it meanwhile: it is the newest one now.
    kept.set(name, found)
    if (await isHeld(found.fold)) return found.fold as Fold<State>
    if (kept.get(name) === found) kept.delete(name)
    return undefined
  }
  /**
   * An aggregate that was read a moment ago, for one command to append to: whoever comes next reads. The revision at which
   * it is appended proves that nothing had come in between; a refusal of it proves nothing.
   */
  const takeFresh = async <State>(aggregate: object, stream: string): Promise<Fold<State> | undefined> => {
    const found = kept.get(nameOf(aggregate, stream))
    if (!found || found.freshUntil <= Date.now()) return undefined
    found.freshUntil = 0
    return (await isHeld(found.fold)) ? (found.fold as Fold<State>) : undefined
  }
  /** Ends the freshness of an aggregate that a command appends to: the store takes the same command twice, so an older state must not decide again. */
  const markStale = (aggregate: object, stream: string): void => {
    const found = kept.get(nameOf(aggregate, stream))
    if (found) found.freshUntil = 0
  }
  const keep = (aggregate: object, stream: string, fold: Fold<unknown>): void => {
    // That a stream is not there is of use to who begins it now.
    const forMs = fold.revision === undefined ? FRESH_MS : FOR_MS
    const until = Math.min(Date.now() + forMs, ...fold.keys.map((key) => key.until - SWEEP_MS))
    kept.set(nameOf(aggregate, stream), { fold, until, freshUntil: Math.min(Date.now() + FRESH_MS, until) })
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    sweeping ??= setTimeout(sweep, SWEEP_MS).unref()
  }
  /** Drops what a subject's key opened, or all: the key has moved. */
  const forget = (subject?: string): void => {
    for (const [name, { fold }] of kept)
      if (subject === undefined || fold.keys.some((key) => key.subject === subject)) kept.delete(name)
  }
  return { get, takeFresh, markStale, keep, forget }
}
export type AggregateCache = ReturnType<typeof aggregateCache>
