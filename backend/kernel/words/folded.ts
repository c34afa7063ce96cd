import { normal } from './normal.ts'

/** How the answer to a question is kept and compared: without case, accents, spaces and signs. */
export const foldedAnswer = (text: string): string =>
  normal(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
