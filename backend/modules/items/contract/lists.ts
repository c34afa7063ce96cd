import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { bounded, day } from '../../../kernel/words/bounded.ts'
import { MOST_AT_ONCE } from './bounds.ts'
import { ItemKind, ItemRow } from './rows.ts'

/** @number characters of a place among items */
const Cursor = bounded(80)
/** @number characters of a date that a list begins or ends with */
const Bound = v.pipe(v.string(), v.maxLength(10), v.regex(/^\d{4}(-\d{2}){0,2}$/, 'This is no date.'))
/** Undated, with nobody named, cannot be shown, my favorites, mine alone, what I added, in the bin. */
export const Shelf = v.picklist(['undated', 'unnamed', 'setAside', 'favorites', 'onlyMe', 'mine', 'bin'])
export type Shelf = v.InferOutput<typeof Shelf>

const filters = {
  kind: v.optional(ItemKind),
  /** A person who is in it, or speaks. */
  who: v.optional(Id),
  where: v.optional(Id),
  album: v.optional(Id),
  about: v.optional(Id),
  /** The first and the last year, month or day. */
  from: v.optional(Bound),
  to: v.optional(Bound),
  shelf: v.optional(Shelf),
}
/** @number characters of the position after which a list begins */
const after = v.optional(bounded(20))
/** @number characters of the number of items that are asked for */
const Limit = v.pipe(
  v.string(),
  v.maxLength(3),
  v.regex(/^[1-9]\d{0,2}$/),
  v.transform(Number),
  v.maxValue(MOST_AT_ONCE),
)
export const ItemsQuery = v.object({
  ...filters,
  /** The oldest by date first, undated last; those of an album in its order; `added`: the newest here first. */
  order: v.optional(v.picklist(['date', 'added']), 'date'),
  before: v.optional(Cursor),
  limit: v.optional(Limit, String(MOST_AT_ONCE)),
  after,
})
export type ItemsQuery = v.InferOutput<typeof ItemsQuery>

/** `next` is what `before` takes for those that follow. */
export const ItemPage = v.object({ items: v.array(ItemRow), next: v.nullable(v.string()) })
export type ItemPage = v.InferOutput<typeof ItemPage>

export const MonthsQuery = v.object({ ...filters, after })
export type MonthsQuery = v.InferOutput<typeof MonthsQuery>
/**
 * How many there are by month, in the order of the list: `1958`, then `1958-06`, and after a decade's first year `1950s`;
 * empty for undated, last.
 */
export const Months = v.object({ months: v.array(v.object({ month: v.string(), n: v.number() })), n: v.number() })
export type Months = v.InferOutput<typeof Months>

export const PeopleQuery = v.object({ after })
/** In how many each person is, or speaks; of what whoever asks may see, and nobody who is in none. */
export const ItemPeople = v.object({ people: v.array(v.object({ id: Id, n: v.number() })) })
export type ItemPeople = v.InferOutput<typeof ItemPeople>

/** `on`: the day where whoever asks is. */
export const TodayQuery = v.object({ on: day(), after })
/** What is from this day of other years, the oldest first. */
export const TodayItems = v.object({ items: v.array(ItemRow) })
export type TodayItems = v.InferOutput<typeof TodayItems>

/** What the family's library takes, and how much it may; counts are of what whoever asks may see. */
export const ItemsSpace = v.object({
  bytes: v.number(),
  limitBytes: v.number(),
  n: v.number(),
  undated: v.number(),
  unnamed: v.number(),
  inBin: v.number(),
})
export type ItemsSpace = v.InferOutput<typeof ItemsSpace>
