import { describe, expect, test } from 'vitest'
import type { ZipEntry } from '../../../kernel/blob/zip.ts'
import { cutsOf, inPart, partOf, sumsOf } from './parts.ts'

const file = (key: string, bytes: number): ZipEntry => ({
  name: `memories/${key}`,
  key,
  bytes,
  open: async () => undefined,
})
const words: ZipEntry = { name: 'index.html', text: 'x'.repeat(10_000) }
const MB = 1_000_000
/** The files of each part, by what they are stored as. */
const partsOf = async (entries: readonly ZipEntry[], most: number) => {
  const cuts = await cutsOf(entries, most)
  const n = cuts.length + 1
  return Array.from({ length: n }, (_, at) =>
    inPart(entries, cuts, at + 1).map((entry) => ('key' in entry ? entry.key : entry.name)),
  )
}

describe('an export', () => {
  test('that fits is one part, in its own order', async () => {
    const entries = [words, file('b', MB), file('a', MB)]
    expect(await partsOf(entries, 3 * MB)).toEqual([['index.html', 'b', 'a']])
  })
  test('that does not fit is cut before whatever would be too much, headers included', async () => {
    const entries = [words, ...['d', 'c', 'b', 'a'].map((key) => file(key, MB))]
    const parts = await partsOf(entries, 2 * MB)
    expect(parts).toEqual([['index.html', 'a'], ['b'], ['c'], ['d']])
    expect(await partsOf(entries, 2_013_000)).toEqual([
      ['index.html', 'b', 'a'],
      ['d', 'c'],
    ])
  })
  test('has a file that is larger than a part by itself', async () =>
    expect(await partsOf([words, file('a', 9 * MB), file('b', MB)], 2 * MB)).toEqual([['index.html'], ['a'], ['b']]))
  test('of words alone is one part', async () => expect(await partsOf([words], MB)).toEqual([['index.html']]))
})

test('what is erased or added meanwhile moves no file into another part', async () => {
  const before = [words, file('a', MB), file('c', MB), file('e', MB)]
  const cuts = await cutsOf(before, 2 * MB)
  const placed = ['a', 'c', 'e'].map((key) => partOf(key, cuts))
  const after = [words, file('b', MB), file('c', MB), file('e', MB)]
  expect(['c', 'e'].map((key) => partOf(key, cuts))).toEqual(placed.slice(1))
  expect(inPart(after, cuts, 1).map(({ name }) => name)).toEqual(['index.html', 'memories/b'])
})

test('the sums of each part have a name of their own', () =>
  expect([1, 2, 3].map(sumsOf)).toEqual(['CHECKSUMS.txt', 'CHECKSUMS-2.txt', 'CHECKSUMS-3.txt']))
