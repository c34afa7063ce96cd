/** @number characters of a story's quote */
const MOST = 280

/** The first sentence of the written words, on one line; of a very long one its beginning. */
export const quoteOf = (words: string): string => {
  const [first = ''] = /^.*?[.!?…](?=["”’)]*(\s|$))["”’)]*|^.*/su.exec(words.trim().replaceAll(/\s+/gu, ' ')) ?? []
  const letters = Array.from(first)
  return letters.length > MOST
    ? `${letters
        .slice(0, MOST - 1)
        .join('')
        .trim()}…`
    : first
}
