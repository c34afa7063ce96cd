import * as v from 'valibot'
import { Id, Instant } from '../../../kernel/contract.ts'
import { ContributionKind } from './commands.ts'

/** What each command answers. */
export const ChangedCapsule = v.object({ id: Id, revision: v.number() })

export const CapsuleState = v.picklist(['filling', 'sealed', 'opened'])

const head = {
  id: Id,
  revision: v.number(),
  state: CapsuleState,
  title: v.string(),
  /** A day on the calendar, and the moment at which it begins in that zone. */
  day: v.string(),
  zone: v.string(),
  opensAt: Instant,
  /** By name: “A former member” whose account is gone. */
  addedBy: v.string(),
  addedAt: Instant,
  sealedAt: v.nullable(Instant),
  openedAt: v.nullable(Instant),
  /** Null while it is not removed. */
  removedAt: v.nullable(Instant),
  /** How many things are in it, from how many people. */
  things: v.number(),
  people: v.number(),
  isOwn: v.boolean(),
  mayChange: v.boolean(),
}
/** A capsule as a member of the family sees it: nothing of what is in it. */
export const CapsuleRow = v.object(head)
export type CapsuleRow = v.InferOutput<typeof CapsuleRow>

/** Something that is in a capsule, for whoever may look at it. */
export const ContributionRow = v.object({
  id: Id,
  kind: ContributionKind,
  by: v.string(),
  isOwn: v.boolean(),
  addedAt: Instant,
  words: v.string(),
  /** Null where there is none. */
  file: v.nullable(
    v.object({
      state: v.picklist(['preparing', 'ready', 'set_aside']),
      /** By its first bytes; null until they are known. */
      type: v.nullable(v.string()),
      variants: v.array(v.string()),
      durationMs: v.nullable(v.number()),
    }),
  ),
  answers: v.array(v.object({ id: Id, by: v.string(), words: v.string(), at: Instant })),
})
export type ContributionRow = v.InferOutput<typeof ContributionRow>

export const CapsuleDetail = v.object({
  ...head,
  openers: v.array(v.object({ id: Id, name: v.string() })),
  /** Those that are there for whoever reads: while it is filled, their own; while it is sealed, none; then all. */
  contents: v.array(ContributionRow),
  /** Opened, and its contents can be read: their key comes back a moment after. */
  isReadable: v.boolean(),
  /** When the bytes were last compared with what was written down at the sealing; null before. */
  checkedAt: v.nullable(Instant),
  /** How many things were found damaged then. */
  damaged: v.number(),
})
export type CapsuleDetail = v.InferOutput<typeof CapsuleDetail>

/** Lets the page send files for the capsule. */
export const Ticket = v.object({ ticket: v.string() })
