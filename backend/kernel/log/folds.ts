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

const MOST = 1_000
/** As long as a process may use a key without asking for it (docs/adr/0014). */
const FOR_MS = 5 * 60_000
const SWEEP_MS = 15_000

/**
 * The aggregates that this process loaded last. One goes as soon as one of its keys is gone here, and before its keys would
 * have to be read again: what an erased key opened is kept no longer than the key.
 */
export const foldsOf = (keyring: Keyring) => {
  const kept = new Map<string, { readonly fold: Fold<unknown>; readonly until: number }>()
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

  const get = async <State>(aggregate: object, stream: string): Promise<Fold<State> | undefined> => {
    const name = nameOf(aggregate, stream)
    const found = kept.get(name)
    if (!found) return undefined
    kept.delete(name)
    if (found.until <= Date.now()) return undefined
    const held = await Promise.all(found.fold.keys.map(holds))
    return held.every(Boolean) ? (found.fold as Fold<State>) : undefined
  }
  const keep = (aggregate: object, stream: string, fold: Fold<unknown>): void => {
    const until = Math.min(Date.now() + FOR_MS, ...fold.keys.map((key) => key.until - SWEEP_MS))
    kept.set(nameOf(aggregate, stream), { fold, until })
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    sweeping ??= setTimeout(sweep, SWEEP_MS).unref()
  }
  return { get, keep }
}
export type Folds = ReturnType<typeof foldsOf>
