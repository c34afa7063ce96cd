import { expect, test } from 'vitest'
import { bodies } from './bodies/all.ts'
import { findPosts, pageOf, popularTags } from './find.ts'
import { isGenealogy, posts } from './posts.ts'

const idsOf = (words: string, tag = '') => findPosts(posts, bodies, { words, tag }).map(({ id }) => id)

test('nothing asked shows all eight', () => expect(idsOf('')).toHaveLength(8))
test('words are found in titles, in any case', () => expect(idsOf('DIGITAL scrapbooks')).toEqual([7]))
test('words are found in the text', () => expect(idsOf('electricity bill')).toEqual([2]))
test('words are found in tags', () => expect(idsOf('caregiving')).toEqual([4]))
test('every word has to be there', () => expect(idsOf('electricity horses')).toEqual([]))
test('accents do not matter', () => expect(idsOf('griéf')).toContain(8))
test('a tag alone, and a tag with words', () => {
  expect(idsOf('', 'recording')).toEqual([4, 6])
  expect(idsOf('diagnosis', 'recording')).toEqual([4])
})
test('the genealogy blog shows what is tagged so', () =>
  expect(posts.filter(isGenealogy).map(({ id }) => id)).toEqual([5]))
test('the tags that most articles have come first', () =>
  expect(popularTags(posts, 3)).toEqual(['voice messages', 'family legacy', 'future delivery']))
test('what is no page is the first', () =>
  expect([null, '', '0', '-1', '1.5', 'x', '99999', '2'].map(pageOf)).toEqual([1, 1, 1, 1, 1, 1, 1, 2]))
