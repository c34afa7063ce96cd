const MOST_MARKS = 30
const MORE_MARKS = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu')

/**
 * A text in one of Unicode's normal forms. Marks on one letter are brought into order, each past all before it, so their
 * cost is a square: no word has more than 30 (Unicode Standard Annex 15, Stream-Safe Text), and what is beyond is left out.
 */
export const normal = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(MORE_MARKS, '$1').normalize(form)
