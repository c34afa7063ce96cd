import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { halves } from '../testing/drawn.ts'
import { lockedPaper } from '../testing/papers.ts'
import { drawing, type Drawable } from './drawing.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'drawing-'))))
afterEach(() => rm(folder, { recursive: true }))

const draw = async (kind: Drawable, bytes: Buffer) => {
  const file = join(folder, 'original')
  await writeFile(file, bytes)
  return drawing(new AbortController().signal)(kind, { file, folder, zone: 'UTC' })
}

test('a child draws a picture into its folder, and says what it is', async () => {
  expect(await draw('picture', await halves().jpeg().toBuffer())).toMatchObject({
    is: 'drawn',
    width: 800,
    variants: ['thumb', 'preview'],
  })
  expect((await readdir(folder)).toSorted()).toEqual(['original', 'preview.jpg', 'thumb.jpg'])
})

test('what a child cannot draw is no fault of ours, and says why', async () => {
  const picture = draw('picture', Buffer.from('no picture at all'))
  await expect(picture).rejects.toMatchObject({ name: 'Unplayable', code: 'media-unplayable' })
  await expect(draw('paper', lockedPaper())).rejects.toMatchObject({ name: 'Unplayable', code: 'locked' })
})
