import { expect, test } from 'vitest'
import { dateInWords, inWords } from './inWords.ts'

test.each([
  ['6 MAY 1931', '6 May 1931'],
  ['ABT 1850', 'about 1850'],
  ['BET 1850 AND 1860', 'between 1850 and 1860'],
  ['11 FEB 1731/32', '11 February 1731/32'],
  ['44 BCE', '44 BC'],
  ['10 AUG', '10 August'],
  ['the year of the flood', 'the year of the flood'],
])('the date "%s" reads "%s"', (text, words) => expect(dateInWords(text)).toBe(words))

const nothing = { birth: '', birthPlace: '', death: '', deathPlace: '', isLiving: false }
test('a life is told in one line, as far as it is known', () => {
  expect(inWords({ ...nothing, birth: '1931', birthPlace: 'Gloucester', death: 'ABT 2019' })).toBe(
    'born 1931 in Gloucester, died about 2019',
  )
  expect(inWords({ ...nothing, isLiving: true })).toBe('Living')
  expect(inWords(nothing)).toBe('')
})
