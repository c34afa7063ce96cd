import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { converter } from './convert.ts'
import { Unplayable } from './decoder.ts'
import { brightCornersOf, heldUpright, madeFile, PICTURE, sizeOf, TONE } from './testing/films.ts'
import { ffmpeg, ffprobe } from './testing/packaged.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'convert-'))))
afterEach(() => rm(folder, { recursive: true }))

/** @returns its size, where it is bright, and how long it is */
const converted = async (tools: { ffmpeg: string; ffprobe: string }, film: Buffer) => {
  const file = join(folder, 'original')
  await writeFile(file, film)
  const { video = '', durationMs } = await converter(tools, new AbortController().signal).convert(file, folder)
  const size = sizeOf(await readFile(video))
  return { size, bright: await brightCornersOf(video, tools.ffmpeg), durationMs }
}

test('a film is converted by the ffmpeg of our packages too, and stands as it was held', async ({ skip }) => {
  if (!ffmpeg || !ffprobe) return skip('our packages have no ffmpeg for this kind of machine')
  const film = [...PICTURE, ...TONE, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  const lying = await madeFile('film.mov', film, ffmpeg)
  const tools = { ffmpeg, ffprobe }
  expect(await converted(tools, lying)).toMatchObject({ size: [320, 180], bright: [true, false, true, false] })
  const upright = await converted(tools, heldUpright(lying))
  expect(upright).toMatchObject({ size: [180, 320], bright: [true, true, false, false] })
  expect(Math.abs(upright.durationMs - 2_000)).toBeLessThan(200)
})

test.each([
  ['lying and large', '1920x1080', [1280, 720]],
  ['upright and large', '1080x1920', [720, 1280]],
  ['small, with odd sides', '321x181', [320, 180]],
  ['large and almost square', '1079x1000', [776, 720]],
])('a film that is %s keeps its form, in even numbers', async (_, size, expected) => {
  const film = ['-f', 'lavfi', '-i', `color=gray:s=${size}:r=5:d=1`, ...TONE, '-c:v', 'mpeg4', '-c:a', 'aac']
  const tools = { ffmpeg: ffmpeg ?? 'ffmpeg', ffprobe: ffprobe ?? 'ffprobe' }
  expect((await converted(tools, await madeFile('film.mp4', film, tools.ffmpeg))).size).toEqual(expected)
})

test('a film without sound is kept, with a silence as long as it', async () => {
  const tools = { ffmpeg: ffmpeg ?? 'ffmpeg', ffprobe: ffprobe ?? 'ffprobe' }
  const film = await madeFile('film.mp4', [...PICTURE, '-c:v', 'mpeg4'], tools.ffmpeg)
  const { size, bright, durationMs } = await converted(tools, film)
  expect({ size, bright }).toEqual({ size: [320, 180], bright: [true, false, true, false] })
  expect(Math.abs(durationMs - 2_000)).toBeLessThan(200)
})

test('a cover without its song is no recording', async () => {
  const tools = { ffmpeg: ffmpeg ?? 'ffmpeg', ffprobe: ffprobe ?? 'ffprobe' }
  const cover = [
    '-f',
    'lavfi',
    '-i',
    'color=gray:s=32x32',
    '-frames:v',
    '1',
    '-c:v',
    'png',
    '-disposition:v',
    'attached_pic',
  ]
  const file = join(folder, 'original')
  await writeFile(file, await madeFile('cover.mp4', cover, tools.ffmpeg))
  const { convert } = converter(tools, new AbortController().signal)
  await expect(convert(file, folder)).rejects.toThrow(new Unplayable('There is no sound in it'))
})
