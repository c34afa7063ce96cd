import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { line } from '../../kernel/text.ts'

/** @number characters of a tree's title */
const MOST_TITLE = 120
/** @number how long a removed tree can be brought back */
export const KEPT_DAYS = 30
/** @number trees of a family */
export const MOST_TREES = 10

export const refusals = { 'too-many-trees': 409, 'person-unknown': 400 } as const
export type TreeRefusal = keyof typeof refusals
export const sentences: Readonly<Record<TreeRefusal, string>> = {
  'too-many-trees': `A family can keep ${MOST_TREES} trees here. Remove one that you do not need first.`,
  'person-unknown': 'This person is not in the tree. Please choose again.',
}

export const AddTree = v.strictObject({
  treeId: Id,
  title: v.pipe(line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`), v.minLength(1, 'Write a title.')),
})
export type AddTree = v.InferOutput<typeof AddTree>

export const RenameTree = v.strictObject({ title: AddTree.entries.title })
export type RenameTree = v.InferOutput<typeof RenameTree>

/** The person with whom it opens; null for the first in it. */
export const SetHomePerson = v.strictObject({ recordId: v.nullable(Id) })
export type SetHomePerson = v.InferOutput<typeof SetHomePerson>

export const Nothing = v.strictObject({})

/** What each command answers. */
export const ChangedTree = v.object({ id: Id, revision: v.number() })

/** A tree as a member of the family sees it. */
export const TreeRow = v.object({
  id: Id,
  revision: v.number(),
  title: v.string(),
  homeId: v.nullable(Id),
  /** How many people are in it. */
  people: v.number(),
  /** By name: “A former member” whose account is gone. */
  addedBy: v.string(),
  addedAt: Instant,
  /** Null while it is not removed. */
  removedAt: v.nullable(Instant),
  isOwn: v.boolean(),
  mayChange: v.boolean(),
})
export type TreeRow = v.InferOutput<typeof TreeRow>
