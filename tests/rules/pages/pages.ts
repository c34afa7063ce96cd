import { numbersOf } from './numbers.ts'
import { wordsOf } from './words.ts'
import { sources } from './source.ts'

/** A page of docs that is made from the code, as it has to be, and what is wrong with what it is made of. */
export type Made = { readonly file: string; readonly page: string; readonly faults: readonly string[] }

export const pages = (): readonly Made[] => {
  const read = sources()
  return [
    { file: 'docs/numbers.md', ...numbersOf(read) },
    { file: 'docs/words.md', ...wordsOf(read) },
  ]
}
