/** What a search looks through: a page, an answer or an article. */
export type Entry = {
  readonly kind: 'Page' | 'Answer' | 'Article'
  readonly title: string
  readonly line: string
  readonly path: string
  /** Also searched, not shown. */
  readonly more: string
}

const SHORTEST = 2
const folded = (text: string) => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')

export const isTooShort = (words: string): boolean => words.length > 0 && words.length < SHORTEST

/** Entries with every word; those that have them in the title come first. */
export const searchSite = (entries: readonly Entry[], words: string): readonly Entry[] => {
  const wanted = folded(words).split(/\s+/u).filter(Boolean)
  if (wanted.length === 0 || isTooShort(words)) return []
  const weightOf = ({ title, line, more }: Entry): number => {
    const [inTitle, inAll] = [folded(title), folded(`${title} ${line} ${more}`)]
    if (!wanted.every((word) => inAll.includes(word))) return 0
    return 1 + wanted.filter((word) => inTitle.includes(word)).length
  }
  return entries
    .map((entry) => ({ entry, weight: weightOf(entry) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ entry }) => entry)
}
