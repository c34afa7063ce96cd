import * as v from 'valibot'
import { Id } from '../../kernel/contract.ts'
import { line } from '../../kernel/text.ts'
import { bounded } from '../../kernel/words/bounded.ts'

/** @number characters of what is searched for */
export const MOST_SOUGHT = 200
/** @number what was found on a page */
export const FOUND_A_PAGE = 20
/** @number pages of what was found */
const MOST_PAGES = 50

/** Of an item its own kind, and `story` what was written; `told`: a story that someone told when they were asked. */
export const FoundKind = v.picklist([
  'photo',
  'video',
  'voice',
  'document',
  'story',
  'told',
  'album',
  'book',
  'place',
  'person',
  'recipe',
])
export type FoundKind = v.InferOutput<typeof FoundKind>

/** @number characters of a date that what is found begins or ends with */
const Bound = v.pipe(v.string(), v.maxLength(10), v.regex(/^\d{4}(-\d{2}){0,2}$/, 'This is no date.'))
/** @number characters of a page's number */
const PageNumber = v.pipe(
  v.string(),
  v.maxLength(2),
  v.regex(/^[1-9]\d?$/),
  v.transform(Number),
  v.maxValue(MOST_PAGES),
)

export const SearchQuery = v.object({
  /** Words that all stand in it, “in quotes” one after the other, `-` before a word that does not. */
  q: v.pipe(
    line(MOST_SOUGHT, `Search for up to ${MOST_SOUGHT} characters.`),
    v.minLength(1, 'Write what to look for.'),
  ),
  kind: v.optional(FoundKind),
  /** A person who is in it, or speaks. */
  who: v.optional(Id),
  where: v.optional(Id),
  /** The first and the last year, month or day. */
  from: v.optional(Bound),
  to: v.optional(Bound),
  page: v.optional(PageNumber, '1'),
  /** @number characters of the position after which a search begins */
  after: v.optional(bounded(20)),
})
export type SearchQuery = v.InferOutput<typeof SearchQuery>

/** How far its picture is turned to the right, in degrees. */
export const Turned = v.picklist([0, 90, 180, 270])

/** A piece of a sentence, and whether it is what was searched for. */
const Piece = v.object({ text: v.string(), isHit: v.boolean() })

export const Found = v.object({
  kind: FoundKind,
  id: Id,
  /** Empty where it has none. */
  title: v.string(),
  /** When it was: as somebody said it, else the year. */
  when: v.string(),
  quote: v.array(Piece),
  /** A machine read or heard it, and nobody has looked since. */
  isDraft: v.boolean(),
  /** Where in a recording it is said, and on which page it stands. */
  atMs: v.nullable(v.number()),
  page: v.nullable(v.number()),
  durationMs: v.nullable(v.number()),
  hasThumb: v.boolean(),
  turned: Turned,
})
export type Found = v.InferOutput<typeof Found>

/** The best first; `n` is how many there are on all pages. */
export const FoundPage = v.object({ found: v.array(Found), n: v.number() })
export type FoundPage = v.InferOutput<typeof FoundPage>
