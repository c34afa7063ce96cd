import type { RecipeRow } from '../../../backend/modules/recipes/contract.ts'

/** Empty: anyone's, of any kind. */
export type Filter = {
  readonly search: string
  readonly cook: string
  readonly tag: string
  readonly state: 'kept' | 'removed'
}
export const NO_FILTER: Filter = { search: '', cook: '', tag: '', state: 'kept' }

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Those that have every word somewhere, by title. */
export const matching = (rows: readonly RecipeRow[], { search, cook, tag, state }: Filter): readonly RecipeRow[] => {
  const words = folded(search).split(/\s+/u).filter(Boolean)
  return rows
    .filter((row) => {
      const text = folded([row.title, row.cook, ...row.tags, ...row.items].join('\n'))
      return (
        (row.removedAt === null) === (state === 'kept') &&
        (cook === '' || row.cook === cook) &&
        (tag === '' || row.tags.includes(tag)) &&
        words.every((word) => text.includes(word))
      )
    })
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

/** Each once, in the order of the alphabet, without empty ones. */
export const eachOf = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].filter(Boolean).toSorted((one, other) => one.localeCompare(other))
