import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newerFfmpeg } from '../../../tests/support/newerFfmpeg.ts'
import { brightCornersIn } from '../testing/drawn.ts'
import { ffmpeg as packaged } from '../testing/packaged.ts'
import { drawPicture } from './picture.ts'
import { stilling } from './still.ts'

/** 800 by 600, its left half white, with Exif of an iPhone in Alaska: made by pillow-heif 1.8.1. */
const HEIC = fileURLToPath(new URL('../testing/phone.heic', import.meta.url))
const { signal } = new AbortController()

test.runIf(packaged)('an ffmpeg of before does not say that it opens pictures of phones', async () => {
  expect(await stilling(packaged ?? '', signal).readsHeic()).toBe(false)
})

test('a picture of a phone is opened by the newer one, and keeps its clock and its place', async ({ skip }) => {
  const newer = await newerFfmpeg()
  if (!newer) return skip('there is none for this kind of machine, or no network')
  const folder = await mkdtemp(join(tmpdir(), 'still-'))
  try {
    const { still, readsHeic } = stilling(newer, signal)
    expect(await readsHeic()).toBe(true)
    expect(await drawPicture({ file: HEIC, folder, zone: 'UTC' })).toEqual({ is: 'foreign' })
    const file = await still(HEIC, folder)
    expect(await drawPicture({ file, factsOf: HEIC, folder, zone: 'UTC' })).toMatchObject({
      width: 800,
      height: 600,
      facts: { taken: '2024-07-01T23:06:00', lat: 61.21806, lon: -149.90028, camera: 'Apple iPhone 15' },
    })
    expect(await brightCornersIn(await readFile(join(folder, 'preview.jpg')))).toEqual([true, false, true, false])
  } finally {
    await rm(folder, { recursive: true })
  }
}, 180_000)
