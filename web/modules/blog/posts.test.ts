import { expect, test } from 'vitest'
import { bodies } from './bodies/all.ts'
import { authorOf, dateInWords, featured, posts } from './posts.ts'
import { strings } from './strings.ts'

const WORDS_A_MINUTE = 220
const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}|\p{N}/u.test(word)).length

test('the strings of the blog are the specified ones', () =>
  expect(strings).toMatchObject({
    heading: 'Family Legacy Blog',
    search: 'Search articles...',
    readArticle: 'Read Article',
    readMore: 'Read More',
    loadMore: 'Load More Articles',
    allPosts: 'All Posts',
    popularTags: 'Popular Tags',
    about: 'About Our Blog',
    backToBlog: 'Back to Blog',
    home: 'Home',
  }))

test('there are eight articles; seven categories have one each, the featured one has none of them', () => {
  expect(posts).toHaveLength(8)
  expect(posts.slice(1).map(({ category }) => category)).toEqual([
    'Legacy Letters',
    'Posthumous Communication',
    'Dementia Support',
    'Family History',
    'Voice Messages',
    'Digital Scrapbooks',
    'Grief Support',
  ])
  expect(featured.category).toBe('Eternal Communication')
})

test('the reading times are the specified ones', () =>
  expect(posts.map(({ minutes }) => minutes)).toEqual([9, 7, 6, 5, 4, 8, 3, 5]))

test('dates are written out', () => expect(dateInWords(featured)).toBe('July 10, 2025'))
test('the author is the house', () => expect(authorOf('Everhearth')).toBe('Everhearth Editorial Team'))

test.each(posts)('the text of "$title" is as long as its reading time says', ({ id, minutes }) => {
  const words = wordsIn(bodies[id] ?? '')
  expect(words).toBeGreaterThanOrEqual(600)
  expect(words).toBeLessThanOrEqual(2000)
  expect(Math.abs(Math.round(words / WORDS_A_MINUTE) - minutes)).toBeLessThanOrEqual(1)
})

test('every article has one place for its picture', () => {
  for (const body of Object.values(bodies)) expect(body.split('![[image]]')).toHaveLength(2)
})

test('the first article says what Free Forever is', () =>
  expect(bodies[1]).toContain('Free Forever costs $0, it includes unlimited voice messages and basic family features'))

test('the fourth article suggests sessions of 15 to 30 minutes', () =>
  expect(bodies[4]).toContain('between 15 and 30 minutes'))
