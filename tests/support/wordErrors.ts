const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

/** How many words were added, left out or taken for others, of those that were said: the edits between both. */
export const wordErrors = (heard: string, said: string): { readonly errors: number; readonly of: number } => {
  const [one, other] = [wordsIn(heard), wordsIn(said)]
  let row = other.map((_, n) => n + 1)
  for (const [at, word] of one.entries()) {
    let [corner, left] = [at, at + 1]
    row = other.map((wanted, n) => {
      const above = row[n] ?? 0
      const edits = Math.min(left + 1, above + 1, corner + (word === wanted ? 0 : 1))
      corner = above
      left = edits
      return edits
    })
  }
  return { errors: other.length === 0 ? one.length : (row.at(-1) ?? 0), of: other.length }
}
