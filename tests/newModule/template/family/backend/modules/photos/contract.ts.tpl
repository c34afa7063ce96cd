import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { line } from '../../kernel/text.ts'

/** @number characters of a photo's title */
const MOST_TITLE = 120
/** @number how long a removed photo can be brought back */
export const KEPT_DAYS = 30

export const AddPhoto = v.strictObject({
  photoId: Id,
  title: v.pipe(
    line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`),
    v.minLength(1, 'Write a title.'),
  ),
})
export type AddPhoto = v.InferOutput<typeof AddPhoto>

export const RenamePhoto = v.strictObject({ title: AddPhoto.entries.title })
export type RenamePhoto = v.InferOutput<typeof RenamePhoto>

export const Nothing = v.strictObject({})

/** What each command answers. */
export const ChangedPhoto = v.object({ id: Id, revision: v.number() })

/** A photo as a member of the family sees it. */
export const PhotoRow = v.object({
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
export type PhotoRow = v.InferOutput<typeof PhotoRow>
