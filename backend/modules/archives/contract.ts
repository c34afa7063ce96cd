import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import type { Sentences } from '../../kernel/words/refusals.ts'
import { Answer, Stop } from './contract/answers.ts'

export * from './contract/answers.ts'
export * from './contract/bounds.ts'

export const refusals = { 'nothing-left': 409, 'not-found': 404 } as const
export type ArchiveRefusal = keyof typeof refusals
export const sentences: Sentences<ArchiveRefusal> = {
  'nothing-left': 'Everything in this zip is already here.',
  'not-found': 'We could not find this zip.',
}

export const Nothing = v.strictObject({})
/** What the command answers. */
export const ChangedArchive = v.object({ id: Id, revision: v.number() })

/** reading; read: what came of it is being stored; settled: all of that is over; stopped, for a reason. */
export const ArchiveState = v.picklist(['reading', 'read', 'settled', 'stopped'])

/** An archive as whoever may see it has it; its id is that of the item that it was added as. */
export const ArchiveRow = v.object({
  id: Id,
  revision: v.number(),
  /** What the archive is called. */
  name: v.string(),
  state: ArchiveState,
  stop: v.nullable(Stop),
  entries: v.number(),
  /** How many of them became what; none of those that have no answer yet. */
  answers: v.record(v.string(), v.number()),
  /** Pictures, films and sounds that came with nothing beside them, where others have something there. */
  withoutFacts: v.number(),
  /** It stays, for the sake of what only it has. */
  isKept: v.boolean(),
  addedBy: v.string(),
  openedAt: Instant,
  finishedAt: v.nullable(Instant),
  mayChange: v.boolean(),
})
export type ArchiveRow = v.InferOutput<typeof ArchiveRow>

/** @number digits of a place in an archive */
const Place = v.pipe(v.string(), v.maxLength(6), v.regex(/^\d{1,6}$/), v.transform(Number))
/** @number characters of the position after which a list of zips begins */
const after = v.optional(v.pipe(v.string(), v.maxLength(20)))
/** Which part of the list: what came in, what was here, what could not be read, or what was passed over. */
export const Part = v.picklist(['added', 'here', 'broken', 'passed'])
export type Part = v.InferOutput<typeof Part>
export const EntriesQuery = v.object({ part: v.optional(Part), from: v.optional(Place, '0'), after })
export type EntriesQuery = v.InferOutput<typeof EntriesQuery>
export const ArchivesQuery = v.object({ after })

export const EntryPage = v.object({
  entries: v.array(
    v.object({
      n: v.number(),
      /** With its folders; empty where it is to be read no more. */
      name: v.string(),
      answer: Answer,
      /** The item that it became, or that has the same bytes, while there is one. */
      itemId: v.nullable(Id),
    }),
  ),
  /** What `from` takes for those that follow. */
  next: v.nullable(v.number()),
})
export type EntryPage = v.InferOutput<typeof EntryPage>
