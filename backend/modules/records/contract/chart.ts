import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { CHART_PAGE, MOST_DRAWN } from './bounds.ts'
import { PersonRow } from './rows.ts'

/** @number characters of how far a chart was sent */
const Place = v.pipe(v.string(), v.maxLength(6), v.regex(/^\d+$/u), v.transform(Number), v.maxValue(MOST_DRAWN))
export const ChartQuery = v.object({
  /** Around whom; where left out, or no longer in the tree, the person with whom it opens. */
  root: v.optional(Id),
  /** From where on: what `next` of the page before says. */
  from: v.optional(Place, '0'),
  /** @number characters of a place in the log that a chart waits for */
  after: v.optional(v.pipe(v.string(), v.maxLength(20))),
})
export type ChartQuery = v.InferOutput<typeof ChartQuery>

const { id, name, sex, birth, bornIn, death, diedIn, isLiving, isMasked, relativeId } = PersonRow.entries
/** A person as a box of a chart shows one. */
export const ChartPerson = v.object({
  id,
  name,
  sex,
  birth,
  bornIn,
  death,
  diedIn,
  isLiving,
  isMasked,
  relativeId,
  /** In how many recordings of the family they speak, or are spoken of as a source; the first of them. */
  voices: v.number(),
  voiceId: v.nullable(Id),
  photoId: v.nullable(Id),
})
export type ChartPerson = v.InferOutput<typeof ChartPerson>

/** Who is in which family, and their place in it. */
export const ChartLink = v.object({
  familyId: Id,
  personId: Id,
  role: v.picklist(['partner', 'child']),
  n: v.number(),
})
export type ChartLink = v.InferOutput<typeof ChartLink>

/** People of a tree in view order, the nearest to the root first, with their links. */
export const Chart = v.object({
  /** Null in a tree without people. */
  rootId: v.nullable(Id),
  /** How many people the tree holds, and how many of them, the nearest, a chart draws. */
  n: v.number(),
  drawn: v.number(),
  people: v.pipe(v.array(ChartPerson), v.maxLength(CHART_PAGE)),
  links: v.array(ChartLink),
  next: v.nullable(v.number()),
})
export type Chart = v.InferOutput<typeof Chart>

/** A recording, or a picture, of someone in a tree. */
export const Keepsake = v.object({
  itemId: Id,
  kind: v.picklist(['voice', 'photo']),
  title: v.string(),
  durationMs: v.nullable(v.number()),
})
export type Keepsake = v.InferOutput<typeof Keepsake>
