/** What the server calls its parts, in words; a part that has none keeps its name. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/postgres|database|db/u, 'The lists that pages are made of'],
  [/event|store/u, 'The record of everything that happened'],
  [/temporal|workflow|timeline/u, 'The clock that delivers messages'],
  [/blob|minio|object/u, 'The shelf of recordings'],
  [/mail|smtp/u, 'The post'],
  [/projection|subscription/u, 'The copies that are read from'],
]
export type PartState = { readonly name: string; readonly words: string; readonly isGood: boolean }

const GOOD: ReadonlySet<string> = new Set(['ok', 'running', 'standby'])

export const partsIn = (parts: Readonly<Record<string, string>>): readonly PartState[] =>
  Object.entries(parts).map(([name, state]) => ({
    name,
    words: WORDS.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? name,
    isGood: GOOD.has(state),
  }))
