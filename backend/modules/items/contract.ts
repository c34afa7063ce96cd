import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { line } from '../../kernel/text.ts'

/** @number characters of an item's title */
const MOST_TITLE = 120
/** @number how long a removed item can be brought back */
export const KEPT_DAYS = 30

export const AddItem = v.strictObject({
  itemId: Id,
  title: v.pipe(line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`), v.minLength(1, 'Write a title.')),
})
export type AddItem = v.InferOutput<typeof AddItem>

export const RenameItem = v.strictObject({ title: AddItem.entries.title })
export type RenameItem = v.InferOutput<typeof RenameItem>

export const Nothing = v.strictObject({})

/** What each command answers. */
export const ChangedItem = v.object({ id: Id, revision: v.number() })

/** An item as a member of the family sees it. */
export const ItemRow = v.object({
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
export type ItemRow = v.InferOutput<typeof ItemRow>
