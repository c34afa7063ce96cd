// The real engine: CI fetches it, and fails where it cannot; by hand these tests run where `npm start` has fetched it.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDeep } from '../../../tests/support/deep.ts'
import { bringSpeech, canListen, mustListen, speechEngine } from '../../../tests/support/speech.ts'
import { ffmpegHere } from '../../../tests/support/voice.ts'
import { wordErrors } from '../../../tests/support/wordErrors.ts'
import { soundOf } from './sound.ts'
import { localSpeech, type Line, type Sound } from './speech.ts'

const speech = localSpeech({ speechEngine })
const voices = fileURLToPath(new URL('../../../../shared/data/voice/', import.meta.url))
const RATE = 16_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listen-'))
  if (mustListen) await bringSpeech()
}, 1_800_000)
afterAll(() => rm(folder, { recursive: true }))

const listened = async (sound: Sound, language = 'en') => {
  const lines: Line[] = []
  const signal = new AbortController().signal
  const taken = await speech.listen(sound, { language, from: 0, signal }, (line) =>
    Promise.resolve(void lines.push(line)),
  )
  return { taken, lines, text: lines.flatMap(({ text, isClear }) => (isClear ? [text] : [])).join(' ') }
}
const voice = async (name: string): Promise<Sound> => {
  const signal = new AbortController().signal
  return soundOf({ ffmpeg: ffmpegHere() }, join(voices, `${name}.wav`), folder, signal)
}
const made = async (seconds: number, sampleAt: (n: number) => number): Promise<Sound> => {
  const file = join(folder, 'made.pcm')
  await writeFile(
    file,
    Int16Array.from({ length: seconds * RATE }, (_, n) => Math.round(sampleAt(n) * 8_000)),
  )
  return { file, seconds }
}

describe.skipIf(!canListen)('what is said in a recording is written down on this machine', () => {
  test.skipIf(!existsSync(voices))(
    'with hardly a wrong word, each line where it is said',
    { timeout: 300_000 },
    async () => {
      const { lines, text } = await listened(await voice('sense-0870'))
      const said = readFileSync(join(voices, 'sense-0870.txt'), 'utf8')
      const { errors, of } = wordErrors(text, said)
      expect(errors / of).toBeLessThanOrEqual(0.1)
      expect(lines.every(({ start, end }) => start >= 0 && end > start && end <= 8)).toBe(true)
    },
  )
  test('silence and music have no words', { timeout: 300_000 }, async () => {
    const [quiet, tune] = [await made(5, () => 0), await made(5, (n) => Math.sin((n * 440 * Math.PI * 2) / RATE))]
    expect((await listened(quiet)).lines).toEqual([])
    expect((await listened(tune)).text).toBe('')
  })
  test.skipIf(!isDeep || !existsSync(voices))(
    'all voices with at most one wrong word of twenty',
    { timeout: 900_000 },
    async () => {
      let [errors, of] = [0, 0]
      for (const name of ['sense-0870', 'sense-0890', 'sense-0920']) {
        const { text } = await listened(await voice(name))
        const found = wordErrors(text, readFileSync(join(voices, `${name}.txt`), 'utf8'))
        errors += found.errors
        of += found.of
      }
      const kennedy =
        'And so, my fellow Americans: ask not what your country can do for you, ask what you can do for your country.'
      expect(errors / of).toBeLessThanOrEqual(0.05)
      expect(wordErrors((await listened(await voice('kennedy-1961'))).text, kennedy).errors).toBeLessThanOrEqual(1)
    },
  )
})
