import * as v from 'valibot'
import { ItemKind, Shelf, type ItemRow } from '../../../backend/modules/items/contract.ts'
import { readDate } from '../../../backend/modules/items/contract/dates.ts'
import { Id } from '../../../backend/kernel/contract.ts'

const Bound = v.pipe(v.string(), v.regex(/^\d{4}(-\d{2}){0,2}$/))
const Shown = v.object({
  kind: v.optional(v.fallback(v.optional(ItemKind), undefined)),
  who: v.optional(v.fallback(v.optional(Id), undefined)),
  where: v.optional(v.fallback(v.optional(Id), undefined)),
  album: v.optional(v.fallback(v.optional(Id), undefined)),
  about: v.optional(v.fallback(v.optional(Id), undefined)),
  from: v.optional(v.fallback(v.optional(Bound), undefined)),
  to: v.optional(v.fallback(v.optional(Bound), undefined)),
  shelf: v.optional(v.fallback(v.optional(Shelf), undefined)),
  order: v.optional(v.fallback(v.optional(v.literal('added')), undefined)),
})
/** What a list shows; without any of it everything. */
export type Filter = { readonly [Name in keyof v.InferOutput<typeof Shown>]?: v.InferOutput<typeof Shown>[Name] }

/** What the address of a page says; what makes no sense is left out. */
export const filterIn = (search: string): Filter =>
  withoutGaps(v.parse(Shown, Object.fromEntries(new URLSearchParams(search))))

const withoutGaps = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))

/** The same as words of an address, always in one order. */
export const wordsOf = (filter: Filter): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(Shown.entries).flatMap((name) => given(name, filter[name as keyof Filter])))
const given = (name: string, value: string | undefined) => (value === undefined ? [] : [[name, value] as const])

/** The same as an address ends with: a question mark and the words, or nothing. */
export const queryOf = (filter: Filter): string => {
  const words = new URLSearchParams(wordsOf(filter)).toString()
  return words === '' ? '' : `?${words}`
}

/** @param changes an undefined one takes away */
export const changed = (filter: Filter, changes: { readonly [Name in keyof Filter]: Filter[Name] | undefined }) =>
  withoutGaps({ ...filter, ...changes })

/** The first or the last year, month or day that somebody wrote; undefined where it is none. */
export const boundIn = (words: string, end: 'from' | 'to'): string | undefined => {
  const when = readDate(words)
  const day = when?.[end]?.slice(0, 10)
  if (!when || !day || !['day', 'month', 'year', 'decade', 'range', 'exact'].includes(when.kind)) return undefined
  if (when.kind === 'year') return day.slice(0, 4)
  return when.kind === 'month' ? day.slice(0, 7) : day
}

/** Whether a filter could not say what belongs into the list. */
export const isNarrowed = (filter: Filter): boolean => Object.keys(filter).length > 0

export type Sized = Pick<ItemRow, 'width' | 'height' | 'kind'>
/** Width by height of what is shown; of what has no picture, that of its patch. */
export const ratioOf = ({ width, height, kind }: Sized): number => {
  if (width !== null && height !== null && width > 0 && height > 0) return width / height
  return kind === 'document' ? 0.77 : 1.5
}
