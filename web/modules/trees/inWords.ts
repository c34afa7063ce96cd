import type { PersonRow } from '../../../backend/modules/records/contract.ts'
import { strings } from './strings.ts'

type Known = Pick<PersonRow, 'birth' | 'birthPlace' | 'death' | 'deathPlace' | 'isLiving'>

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

const lifeOf = (words: (when: string) => string, date: string, place: string): string => {
  const when = [date && dateInWords(date), place && strings.inPlace(place)].filter(Boolean).join(' ')
  return when === '' ? '' : words(when)
}

/** Birth and death in one line, as far as they are known. */
export const inWords = ({ birth, birthPlace, death, deathPlace, isLiving }: Known): string =>
  [
    lifeOf(strings.born, birth, birthPlace),
    lifeOf(strings.died, death, deathPlace),
    isLiving && birth === '' && death === '' ? strings.living : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
