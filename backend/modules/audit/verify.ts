import { createHash } from 'node:crypto'
import { linkHash } from '../../kernel/log/chain.ts'
import { isOurs } from '../../kernel/log/recorded.ts'
import type { Stored } from '../../kernel/log/stored.ts'
import type { Bad } from './contract.ts'
import type { Anchor } from './events.ts'

/** What a copy says; one that cannot be read says nothing that is true. */
export type Copy = Pick<Anchor, 'toPos' | 'hash'>
/** An anchor as it stands in its stream, at a revision by which the history shows it. */
export type Written = Pick<Anchor, 'toPos' | 'hash'> & { readonly revision: bigint }
type Seen = { readonly revision: bigint; readonly hash: string }

const prevHashOf = ({ metadata }: Stored): string | undefined => {
  const { prevHash } = metadata as { prevHash?: unknown }
  return typeof prevHash === 'string' ? prevHash : undefined
}

/** How an anchor's hash goes on: over each event's hash, in the order of the log. */
export const anchorHash = (prev: string, hash: string): string =>
  createHash('sha256').update(`${prev}\n${hash}`).digest('hex')

/** The hash of a stored event; undefined where it no longer has the form in which we store. */
export const hashOf = (stored: Stored): string | undefined => {
  const prevHash = prevHashOf(stored)
  return prevHash === undefined ? undefined : linkHash(prevHash, stored)
}

/**
 * Goes through streams, each from its first event, and finds the first of each that is not what was stored: it differs
 * from the copy of its hash that the history keeps, from what the next event of its stream remembers, or an event is
 * gone before it. Anchors are held against all hashes in the order of the log.
 */
export const verifier = () => {
  const last = new Map<string, Seen>()
  const bad = new Map<string, Bad>()
  const hashes: { readonly position: bigint; readonly hash: string }[] = []
  let [anchorsChecked, copiesChecked]: [number, number | null] = [0, null]

  const tell = (stream: string, revision: bigint, reason: Bad['reason']) => {
    if (!bad.has(stream)) bad.set(stream, { stream, revision: Number(revision), reason })
  }

  /** `copies` are the hashes that the history keeps, by position. */
  const look = (stored: Stored, copies: ReadonlyMap<string, string>): void => {
    const { stream, revision, position } = stored
    const before = last.get(stream)
    // Any revision may be a foreign event's, which has no place in the chain; a gap shows in what is remembered.
    const copy = copies.get(position)
    const hash = isOurs(stored) ? hashOf(stored) : undefined
    if (hash === undefined) {
      if (copy !== undefined) tell(stream, revision, 'unreadable')
      return
    }
    if (copy !== undefined && copy !== hash) tell(stream, revision, 'changed')
    if (prevHashOf(stored) !== (before?.hash ?? '')) {
      const isGap = before ? revision > before.revision + 1n : revision > 0n
      if (isGap) tell(stream, (before?.revision ?? -1n) + 1n, 'missing')
      else tell(stream, before?.revision ?? revision, 'changed')
    }
    last.set(stream, { revision, hash })
    hashes.push({ position: BigInt(position), hash })
  }

  /** What stands at a position in the order of the log, over all hashes up to it. */
  const runningAt = (positions: readonly string[]): ReadonlyMap<string, string> => {
    const inOrder = hashes.toSorted((a, b) => (a.position < b.position ? -1 : 1))
    let [running, next] = ['', 0]
    const found = new Map<string, string>()
    for (const at of positions.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))) {
      for (let each = inOrder[next]; each && each.position <= BigInt(at); each = inOrder[next]) {
        running = anchorHash(running, each.hash)
        next += 1
      }
      found.set(at, running)
    }
    return found
  }

  /** Of the whole log: its anchors are what it was when they were written. */
  const holdAgainst = (anchors: readonly Written[]): void => {
    const running = runningAt(anchors.map(({ toPos }) => toPos))
    for (const { toPos, hash, revision } of anchors)
      if (hash !== running.get(toPos)) tell('anchor-main', revision, 'anchor')
    anchorsChecked += anchors.length
  }

  /**
   * Who changed log and anchors alike has not changed the copies: each says what the log is up to its position, and
   * each anchor has one. A copy without an anchor was put just before a crash: the next anchor goes past it.
   */
  const holdAgainstCopies = (anchors: readonly Written[], copies: readonly Copy[]): void => {
    const running = runningAt(copies.map(({ toPos }) => toPos))
    const known = new Set(copies.map(({ toPos }) => toPos))
    const wrong = copies.filter(({ toPos, hash }) => hash !== running.get(toPos))
    for (const { toPos } of [...wrong, ...anchors.filter((anchor) => !known.has(anchor.toPos))]) {
      const next = anchors.find((anchor) => BigInt(anchor.toPos) >= BigInt(toPos))
      tell('anchor-main', next?.revision ?? (anchors.at(-1)?.revision ?? -1n) + 1n, 'copy')
    }
    copiesChecked = copies.length
  }

  const result = () => {
    const all = [...bad.values()]
    return {
      ok: all.length === 0,
      events: hashes.length,
      anchorsChecked,
      copiesChecked,
      firstBad: all[0] ?? null,
      bad: all.slice(0, 50),
    }
  }
  return { look, holdAgainst, holdAgainstCopies, lastOf: (stream: string) => last.get(stream), tell, result }
}
