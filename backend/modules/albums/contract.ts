import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { line } from '../../kernel/text.ts'

/** @number characters of an album's title */
const MOST_TITLE = 120
/** @number how long a removed album can be brought back */
export const KEPT_DAYS = 30

export const AddAlbum = v.strictObject({
  albumId: Id,
  title: v.pipe(line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`), v.minLength(1, 'Write a title.')),
})
export type AddAlbum = v.InferOutput<typeof AddAlbum>

export const RenameAlbum = v.strictObject({ title: AddAlbum.entries.title })
export type RenameAlbum = v.InferOutput<typeof RenameAlbum>

export const Nothing = v.strictObject({})

/** What each command answers. */
export const ChangedAlbum = v.object({ id: Id, revision: v.number() })

/** An album as a member of the family sees it. */
export const AlbumRow = v.object({
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
export type AlbumRow = v.InferOutput<typeof AlbumRow>
