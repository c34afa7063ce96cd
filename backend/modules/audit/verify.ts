import { createHash } from 'node:crypto'
import { linkHash } from '../../kernel/chain.ts'
import { isOurs } from '../../kernel/recorded.ts'
import type { Stored } from '../../kernel/stored.ts'
import type { Bad } from './contract.ts'
import type { Anchor } from './events.ts'

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
  let anchorsChecked = 0

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

  /** Of the whole log, in the order in which they were written. */
  const holdAgainst = (anchors: readonly Anchor[]): void => {
    const inOrder = hashes.toSorted((a, b) => (a.position < b.position ? -1 : 1))
    let [running, next] = ['', 0]
    for (const { toPos, hash } of anchors) {
      for (let each = inOrder[next]; each && each.position <= BigInt(toPos); each = inOrder[next]) {
        running = anchorHash(running, each.hash)
        next += 1
      }
      anchorsChecked += 1
      if (hash !== running) tell('anchor-main', BigInt(toPos), 'anchor')
    }
  }

  const result = () => {
    const all = [...bad.values()]
    return {
      ok: all.length === 0,
      events: hashes.length,
      anchorsChecked,
      firstBad: all[0] ?? null,
      bad: all.slice(0, 50),
    }
  }
  return { look, holdAgainst, lastOf: (stream: string) => last.get(stream), tell, result }
}
