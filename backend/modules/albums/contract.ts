import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { line } from '../../kernel/text.ts'

/** @number characters of an album's title */
const MOST_TITLE = 120
/** @number items of an album */
export const MOST_IN_ALBUM = 5_000
/** @number items that are put into an album at once */
export const MOST_ADDED = 500
/** @number how long a removed album can be brought back */
export const KEPT_DAYS = 30

export const refusals = { 'album-full': 409, 'item-unknown': 400 } as const
export type AlbumRefusal = keyof typeof refusals
export const sentences: Readonly<Record<AlbumRefusal, string>> = {
  'album-full': `An album can hold ${MOST_IN_ALBUM.toLocaleString('en-US')} memories. Please begin another.`,
  'item-unknown': 'One of these memories is no longer there. Please choose again.',
}

const Title = v.pipe(
  line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`),
  v.minLength(1, 'Write a title.'),
)
const ItemIds = v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_ADDED, `Choose up to ${MOST_ADDED} at once.`))

export const CreateAlbum = v.strictObject({ albumId: Id, title: Title })
export type CreateAlbum = v.InferOutput<typeof CreateAlbum>
export const RenameAlbum = v.strictObject({ title: Title })
export type RenameAlbum = v.InferOutput<typeof RenameAlbum>
/** They come last, in this order. */
export const AddToAlbum = v.strictObject({ itemIds: ItemIds })
export type AddToAlbum = v.InferOutput<typeof AddToAlbum>
export const RemoveFromAlbum = AddToAlbum
/** Right before another; last where there is none. */
export const MoveInAlbum = v.strictObject({ itemId: Id, beforeId: v.nullable(Id) })
export type MoveInAlbum = v.InferOutput<typeof MoveInAlbum>
/** The ids with one of them right before another, or last. */
export const moved = (ids: readonly string[], id: string, beforeId: string | null): readonly string[] => {
  const others = ids.filter((each) => each !== id)
  const at = beforeId === null ? -1 : others.indexOf(beforeId)
  return at === -1 ? [...others, id] : others.toSpliced(at, 0, id)
}

/** Null: the first of them. */
export const SetCover = v.strictObject({ itemId: v.nullable(Id) })
export type SetCover = v.InferOutput<typeof SetCover>
export const Nothing = v.strictObject({})

/** What each command answers. */
export const ChangedAlbum = v.object({ id: Id, revision: v.number() })

/** An album as a member of the family sees it; of what is in it those count that they may see. */
export const AlbumRow = v.object({
  id: Id,
  revision: v.number(),
  title: v.string(),
  n: v.number(),
  /** What stands on it: what was chosen, else the first that can be shown; its thumb is the item's. */
  coverId: v.nullable(Id),
  /** The first and last day of what is in it. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** By name: “a former member” whose account is gone. */
  addedBy: v.string(),
  addedAt: Instant,
  /** Null while it is not removed. */
  removedAt: v.nullable(Instant),
  isOwn: v.boolean(),
  mayChange: v.boolean(),
})
export type AlbumRow = v.InferOutput<typeof AlbumRow>
/** With the ids of all that is in it, in its order; the items are `GET /api/items?album=`. */
export const AlbumDetail = v.object({ ...AlbumRow.entries, itemIds: v.array(Id) })
export type AlbumDetail = v.InferOutput<typeof AlbumDetail>
