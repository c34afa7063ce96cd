import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { posts } from './posts.ts'
import { slugOf } from './slug.ts'
import { slugs } from './slugs.ts'

test('a slug has lower case letters, digits and single hyphens between them', () =>
  assert(
    property(string(), (title) => {
      expect(slugOf(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/u)
    }),
    { seed: 1 },
  ))

test('a slug is the slug of itself', () =>
  assert(
    property(string(), (title) => {
      expect(slugOf(slugOf(title))).toBe(slugOf(title))
    }),
    { seed: 1 },
  ))

test('a slug keeps every letter and digit in its order', () =>
  assert(
    property(string(), (title) => {
      expect(slugOf(title).replaceAll('-', '')).toBe(title.toLowerCase().replaceAll(/[^a-z0-9]/gu, ''))
    }),
    { seed: 1 },
  ))

test('the featured article has the specified slug', () =>
  expect(slugOf(posts[0].title)).toBe('eternal-communication-record-and-share-lasting-memories'))

test('every article has a slug of its own, and the first script knows them all', () => {
  expect(new Set(slugs).size).toBe(posts.length)
  expect(posts.map(({ title }) => slugOf(title))).toEqual(slugs)
})
