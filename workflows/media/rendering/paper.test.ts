import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brightCornersIn, drawnOf } from '../testing/drawn.ts'
import { lockedPaper, paper } from '../testing/papers.ts'

const drawn = (bytes: Buffer) => drawnOf(bytes, { kind: 'paper' })

test('a paper is seen page by page, and small by its first', async () => {
  const { pictures, said } = await drawn(paper(3))
  expect(said).toMatchObject({ is: 'drawn', variants: ['thumb', 'page-1', 'page-2', 'page-3'], pages: 3 })
  expect(said).toMatchObject({ width: 1_024, height: 2_048, isPartial: false })
  const sizes = await Promise.all(Object.values(pictures).map((picture) => sharp(picture).metadata()))
  expect(sizes.map(({ format, height }) => `${format} ${height}`)).toEqual([
    'jpeg 320',
    'jpeg 2048',
    'jpeg 2048',
    'jpeg 2048',
  ])
  // White with what was drawn on it below, and its words.
  expect(await brightCornersIn(pictures['page-1'] ?? Buffer.alloc(0))).toEqual([true, true, false, true])
  expect(pictures['page-1']).not.toEqual(pictures['page-2'])
})

test('of a long paper the first twenty pages are seen, and how many it has is told', async () => {
  const { said } = await drawn(paper(23))
  const shown = Array.from({ length: 20 }, (_, n) => `page-${n + 1}`)
  expect(said).toMatchObject({ variants: ['thumb', ...shown], pages: 23, isPartial: false })
})

test('a paper with a password is told as locked', async () => {
  expect((await drawn(lockedPaper())).said).toEqual({ is: 'unfit', code: 'locked' })
})

test('a paper that is broken, or is none, is set aside', async () => {
  for (const bytes of [Buffer.from(`%PDF-1.4\n${'x'.repeat(2_000)}`), Buffer.alloc(0)])
    expect((await drawn(bytes)).said).toEqual({ is: 'unfit', code: 'media-unplayable' })
})
