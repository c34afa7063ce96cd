import { expect, test } from 'vitest'
import { dateInWords } from './gedcomDate.ts'

test.each([
  ['6 MAY 1931', '6 May 1931'],
  ['ABT 1850', 'about 1850'],
  ['BET 1850 AND 1860', 'between 1850 and 1860'],
  ['11 FEB 1731/32', '11 February 1731/32'],
  ['44 BCE', '44 BC'],
  ['10 AUG', '10 August'],
  ['the year of the flood', 'the year of the flood'],
])('the date "%s" reads "%s"', (text, words) => expect(dateInWords(text)).toBe(words))
