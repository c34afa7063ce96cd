import { expect, test } from 'vitest'
import { isTooShort, searchSite, type Entry } from './siteIndex.ts'

const entry = (title: string, line: string, more = ''): Entry => ({ kind: 'Page', title, line, path: '/x', more })
const entries = [
  entry('Privacy', 'What we know about you.'),
  entry('Letters', 'On paper, and about privacy too.'),
  entry('Recipes', 'Bread and soup.', 'Großmutter, café'),
]
const titles = (words: string) => searchSite(entries, words).map(({ title }) => title)

test('what has the word in its title comes first', () => expect(titles('privacy')).toEqual(['Privacy', 'Letters']))
test('every word has to be there', () => expect(titles('bread privacy')).toEqual([]))
test('accents and case do not matter', () => expect(titles('CAFE')).toEqual(['Recipes']))
test('nothing asked, and one letter, find nothing', () => {
  expect(titles('')).toEqual([])
  expect(titles('b')).toEqual([])
  expect(isTooShort('b')).toBe(true)
})
test('markup and patterns are only letters', () => {
  expect(titles('<script>')).toEqual([])
  expect(titles('.*')).toEqual([])
})
