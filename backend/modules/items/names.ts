import { normal } from '../../kernel/words/normal.ts'
import { MOST_TITLE } from './contract.ts'

/** What a file was called, as people read it: the last part of a path, nothing that cannot be seen or turns words about. */
export const lineOf = (name: string): string =>
  (normal(name, 'NFC').split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_TITLE)
