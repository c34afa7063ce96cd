import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { line } from '../../kernel/text.ts'

/** @number characters of a place's title */
const MOST_TITLE = 120
/** @number how long a removed place can be brought back */
export const KEPT_DAYS = 30

export const AddPlace = v.strictObject({
  placeId: Id,
  title: v.pipe(line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`), v.minLength(1, 'Write a title.')),
})
export type AddPlace = v.InferOutput<typeof AddPlace>

export const RenamePlace = v.strictObject({ title: AddPlace.entries.title })
export type RenamePlace = v.InferOutput<typeof RenamePlace>

export const Nothing = v.strictObject({})

/** What each command answers. */
export const ChangedPlace = v.object({ id: Id, revision: v.number() })

/** A place as a member of the family sees it. */
export const PlaceRow = v.object({
  id: Id,
  revision: v.number(),
  title: v.string(),
  /** By name: “A former member” whose account is gone. */
  addedBy: v.string(),
  addedAt: Instant,
  /** Null while it is not removed. */
  removedAt: v.nullable(Instant),
  isOwn: v.boolean(),
  mayChange: v.boolean(),
})
export type PlaceRow = v.InferOutput<typeof PlaceRow>
