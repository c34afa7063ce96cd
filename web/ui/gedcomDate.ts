/** GEDCOM writes months in capitals and some words short; people do not. */
const WORDS: Readonly<Record<string, string>> = {
  JAN: 'January',
  FEB: 'February',
  MAR: 'March',
  APR: 'April',
  MAY: 'May',
  JUN: 'June',
  JUL: 'July',
  AUG: 'August',
  SEP: 'September',
  OCT: 'October',
  NOV: 'November',
  DEC: 'December',
  ABT: 'about',
  CAL: 'about',
  EST: 'about',
  BEF: 'before',
  AFT: 'after',
  BET: 'between',
  AND: 'and',
  FROM: 'from',
  TO: 'to',
  BCE: 'BC',
  GREGORIAN: '',
  JULIAN: '(Julian)',
}

/** A date as people read it; what is none in GEDCOM stays as it was written. */
export const dateInWords = (text: string): string =>
  /^[A-Z0-9 ./_]+$/.test(text)
    ? text
        .split(' ')
        .map((word) => WORDS[word] ?? word)
        .filter((word) => word !== '')
        .join(' ')
    : text
