const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
const lettersIn = (text: string): string[] => text.match(/[\p{L}\p{N}]/gu) ?? []

type Errors = { readonly errors: number; readonly of: number }

/** How many were added, left out or taken for others, of those that were meant: the edits between both. */
const editsOf = (one: readonly string[], other: readonly string[]): Errors => {
  let row = other.map((_, n) => n + 1)
  for (const [at, each] of one.entries()) {
    let [corner, left] = [at, at + 1]
    row = other.map((wanted, n) => {
      const above = row[n] ?? 0
      const edits = Math.min(left + 1, above + 1, corner + (each === wanted ? 0 : 1))
      corner = above
      left = edits
      return edits
    })
  }
  return { errors: other.length === 0 ? one.length : (row.at(-1) ?? 0), of: other.length }
}

/** Of words that were said. */
export const wordErrors = (heard: string, said: string): Errors => editsOf(wordsIn(heard), wordsIn(said))
/** Of letters and digits that were written. */
export const letterErrors = (read: string, written: string): Errors => editsOf(lettersIn(read), lettersIn(written))
