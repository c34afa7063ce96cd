import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { converter } from '../../../../workflows/media/convert.ts'
import { drawing, type Drawable } from '../../../../workflows/media/rendering/drawing.ts'
import { stilling } from '../../../../workflows/media/rendering/still.ts'
import { madeFile, TONE } from '../../../../workflows/media/testing/films.ts'
import { paper } from '../../../../workflows/media/testing/papers.ts'
import { ffmpegPath, mediaPrograms } from '../../../../stack/programs/ffmpeg.ts'
import { newerFfmpeg } from '../../../support/newerFfmpeg.ts'
import type { Figure } from '../../figures.ts'
import type { House } from '../../house.ts'
import { aHundredMegapixels, heic, inFolder, twelveMegapixels } from '../../pictures.ts'
import { ownMb, peakOfChildren, pidOf } from '../../processes.ts'
import type { Rounds } from '../../rounds.ts'

const IDLE_MS = 20_000
const { signal } = new AbortController()

/** What a worker does with a file, in a child, as it does it: how long that takes, and what the child holds. */
const drawn = (kind: Drawable, bytes: Buffer) =>
  inFolder(async (folder) => {
    const file = join(folder, 'original')
    await writeFile(file, bytes)
    let seconds = 0
    const mb = await peakOfChildren(async () => {
      const began = performance.now()
      await drawing(signal)(kind, { file, folder, zone: 'UTC' })
      seconds = (performance.now() - began) / 1_000
    })
    return { seconds, mb }
  })

/** VH: a picture of a phone, as a worker opens and draws it. */
export const vh = async (_: House, rounds: Rounds): Promise<Figure[]> => {
  const newer = await newerFfmpeg()
  if (!newer) throw new Error('What opens HEIC cannot be had here')
  const measured = await inFolder(async (folder) => {
    const file = join(folder, 'original')
    await writeFile(file, await heic(folder))
    const values: { seconds: number; mb: number }[] = []
    for (let round = 0; round <= rounds.n; round += 1) {
      let seconds = 0
      const mb = await peakOfChildren(async () => {
        const began = performance.now()
        const still = await stilling(newer, signal).still(file, folder)
        await drawing(signal)('picture', { file: still, factsOf: file, folder, zone: 'UTC' })
        seconds = (performance.now() - began) / 1_000
      })
      values.push({ seconds, mb })
    }
    return values.slice(1)
  })
  return [
    {
      id: 'VH',
      what: 'HEIC of 12 MP, until it can be seen',
      unit: 's',
      values: measured.map(({ seconds }) => seconds),
    },
    { id: 'VH', what: 'memory of the child that holds most', unit: 'MB', values: measured.map(({ mb }) => mb) },
  ]
}

/** VW: what the worker holds while nothing is to be done, and what its children hold at most. */
export const vw = async ({ folder }: House, rounds: Rounds): Promise<Figure[]> => {
  const film = [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=1920x1080:r=30:d=4',
    ...TONE,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
  ]
  const tools = { ffmpeg: ffmpegPath(process.env), ffprobe: mediaPrograms().FFPROBE_PATH }
  const filmed = await madeFile('film.mp4', [...film, '-c:a', 'aac'])
  const converted = inFolder(async (own) => {
    const file = join(own, 'original')
    await writeFile(file, filmed)
    return peakOfChildren(() => converter(tools, signal).convert(file, own))
  })
  const figure = (what: string, value: number): Figure => ({ id: 'VW', what, unit: 'MB', values: [value] })
  const figures = [figure('a film of 1080p', await converted)]
  figures.push(figure('a picture of 12 MP', (await drawn('picture', await twelveMegapixels())).mb))
  if (!rounds.isQuick)
    figures.push(figure('a picture of 108 MP', (await drawn('picture', await aHundredMegapixels())).mb))
  figures.push(figure('a paper of 20 pages', (await drawn('paper', paper(20))).mb))
  await pause(rounds.isQuick ? 1_000 : IDLE_MS)
  return [figure('the worker, idle', ownMb(pidOf(folder, 'workflows'))), ...figures]
}
