import type { Match } from './store.ts'
import { NO_STREAM, TOMBSTONE, type Expected } from './types.ts'

export type Facts = {
  /** -1 when the stream holds no events. */
  readonly last: bigint
  readonly isSoftDeleted: boolean
  readonly hasMetadata: boolean
}

export type Verdict =
  | { readonly kind: 'write' }
  | { readonly kind: 'repeat'; readonly last: Match }
  | { readonly kind: 'wrong-version' }
  | { readonly kind: 'stream-deleted' }

/** The events of one id in this stream, oldest first. */
export type Find = (id: string) => readonly Match[]

const WRITE: Verdict = { kind: 'write' }
const WRONG: Verdict = { kind: 'wrong-version' }
const DELETED: Verdict = { kind: 'stream-deleted' }

/** Without a revision to compare with, an append is a repeat when all its ids are in the stream. */
const checkIds = (ids: readonly string[], find: Find): Verdict => {
  const matches = ids.map((id) => find(id).at(-1))
  if (matches[0] === undefined) return WRITE
  const last = matches.at(-1)
  return last && matches.every((match) => match !== undefined) ? { kind: 'repeat', last } : WRONG
}

/** Behind the end, an append is a repeat when its ids are those at E+1, E+2, … */
const checkBehind = (expected: bigint, ids: readonly string[], find: Find, { isSoftDeleted }: Facts): Verdict => {
  const matches = ids.map((id, index) => {
    const revision = expected + 1n + BigInt(index)
    return find(id).find((match) => match.revision === revision)
  })
  const last = matches.at(-1)
  if (last && matches.every((match) => match !== undefined)) return { kind: 'repeat', last }
  const isRecreation = expected === NO_STREAM && isSoftDeleted && ids.length > 0 && matches[0] === undefined
  return isRecreation ? WRITE : WRONG
}

/** Decides an append as `IndexWriter.CheckCommit` of EventStoreDB 24.10 does, with an exact memory of ids. */
export const check = (facts: Facts, expected: Expected, ids: readonly string[], find: Find): Verdict => {
  const { last, isSoftDeleted, hasMetadata } = facts
  if (last === TOMBSTONE) return DELETED
  if (expected === 'stream_exists') {
    if (isSoftDeleted) return DELETED
    if (last === NO_STREAM && !hasMetadata) return WRONG
  }
  if (typeof expected !== 'bigint') return checkIds(ids, find)
  if (expected > last) return WRONG
  return expected === last ? WRITE : checkBehind(expected, ids, find, facts)
}

/** Whether `check` will ask for ids that are committed. */
export const needsIds = (expected: Expected, committedLast: bigint) =>
  committedLast !== NO_STREAM &&
  committedLast !== TOMBSTONE &&
  (typeof expected !== 'bigint' || expected < committedLast)
