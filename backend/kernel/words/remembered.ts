/** @number answers that a memory of pure functions keeps */
const MOST = 1_000

/** Makes a thing once for each word, for as long as there are no more than a thousand of them. */
export const remembered = <Thing>(make: (word: string) => Thing): ((word: string) => Thing) => {
  const made = new Map<string, Thing>()
  return (word) => {
    const known = made.get(word)
    if (known !== undefined) return known
    const thing = make(word)
    if (made.size >= MOST) made.clear()
    made.set(word, thing)
    return thing
  }
}
