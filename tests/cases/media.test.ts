import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEAD_BYTES, sniff } from '../../backend/kernel/blob/sniff.ts'
import { notRecordingIn } from '../../backend/modules/media/notRecording.ts'
import { ffmpegPath, mediaPrograms } from '../../stack/programs/ffmpeg.ts'
import { converter } from '../../workflows/media/convert.ts'
import { Unplayable } from '../../workflows/media/decoder.ts'
import { programIn } from '../../workflows/media/programs.ts'
import { newerFfmpeg } from '../support/newerFfmpeg.ts'
import { filesOf, filmsOf, namelessFilms, silentTracks, unplayable, type Own } from './support/ownMedia.ts'

const NEAR_MS = 250
const HEARD = 0.02
/** Five decoders at once on two cores. */
const LONG_MS = 240_000

let folder: string
let tools: { ffmpeg: string; ffprobe: string }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cases-'))
  await newerFfmpeg()
  tools = { ffmpeg: ffmpegPath(process.env), ffprobe: mediaPrograms().FFPROBE_PATH }
}, LONG_MS)
afterAll(() => rm(folder, { recursive: true }))

/** What becomes of a file that somebody chose: what it is taken for, and what is played of it. */
const answerTo = async (bytes: Buffer) => {
  const mime = sniff(bytes.subarray(0, HEAD_BYTES))
  if (mime === undefined)
    return { refused: notRecordingIn(bytes.subarray(0, HEAD_BYTES)) ?? 'of a kind that nobody knows' }
  const own = await mkdtemp(join(folder, 'one-'))
  const file = join(own, 'original')
  await writeFile(file, bytes)
  try {
    const { video, durationMs, peaks } = await converter(tools, new AbortController().signal).convert(file, own)
    return { is: video === undefined ? 'voice' : 'film', mime, durationMs, isHeard: Math.max(...peaks) > HEARD }
  } catch (error) {
    if (error instanceof Unplayable) return { rejected: error.code }
    throw error
  }
}
const expectPlayed = async (bytes: Buffer, expected: object, lastsMs: number) => {
  const { durationMs = 0, ...answer } = (await answerTo(bytes)) as { durationMs?: number }
  expect(answer).toEqual(expected)
  expect(Math.abs(durationMs - lastsMs)).toBeLessThan(NEAR_MS)
}

const given = (name: string) => readFile(join(import.meta.dirname, 'media', name))

test.each([
  ['cam-wide-first.mov', { is: 'film', mime: 'video/quicktime', isHeard: true }],
  ['cam.avi', { is: 'film', mime: 'video/x-msvideo', isHeard: true }],
  ['note.flac', { is: 'voice', mime: 'audio/flac', isHeard: true }],
  ['note.wma', { is: 'voice', mime: 'audio/x-ms-wma', isHeard: true }],
  ['voicemail-nb.amr', { is: 'voice', mime: 'audio/amr', isHeard: true }],
  ['spatial-first.mov', { is: 'film', mime: 'video/quicktime', isHeard: true }],
])('%s plays, with its sound and for as long as it lasts', { timeout: LONG_MS }, async (name, expected) =>
  expectPlayed(await given(name), expected, 2_000),
)

const each = (own: readonly Own[]) => own.map((one) => [one.name, one] as const)

test.each(each(namelessFilms))('%s is taken without a word about its type', { timeout: LONG_MS }, async (_, own) =>
  expectPlayed(await own.make(programIn(tools.ffmpeg)), own.right, 2_000),
)
test.each(each(filesOf))('%s is heard', { timeout: LONG_MS }, async (_, own) =>
  expectPlayed(await own.make(programIn(tools.ffmpeg)), own.right, 2_000),
)
test.each(each(filmsOf))('%s is seen and heard', { timeout: LONG_MS }, async (_, own) =>
  expectPlayed(await own.make(programIn(tools.ffmpeg)), own.right, 2_000),
)
test.each(each(silentTracks))('of %s the sound that decodes is used', { timeout: LONG_MS }, async (_, own) =>
  expectPlayed(await own.make(programIn(tools.ffmpeg)), own.right, 2_000),
)
test.each(each(unplayable))('%s is named, with a way', { timeout: LONG_MS }, async (_, own) =>
  expect(await answerTo(await own.make(programIn(tools.ffmpeg)))).toEqual(own.right),
)
