import { open } from 'node:fs/promises'
import * as v from 'valibot'
import type { Settings } from '../../../backend/kernel/process/settings.ts'
import { outsideOf } from '../../../backend/modules/choices/reading.ts'
import { lineOf, type Heard, type Speech } from './speech.ts'

const RATE = 16_000
const BYTES = 2
/** @number seconds of sound that are sent to an engine outside in one request */
const PIECE_S = 60
/** @number seconds at the end of a piece among which the quietest place is where it is cut */
const CUT_S = 10
/** Loudness is compared by tenths of a second. */
const TENTH = RATE / 10
/** @number how long an engine outside may take for a piece, in minutes */
const WALL_MINUTES = 5

/** As OpenAI's protocol has it in `verbose_json`. */
const Answer = v.object({
  language: v.optional(v.string()),
  segments: v.array(
    v.object({
      start: v.number(),
      end: v.number(),
      text: v.string(),
      avg_logprob: v.optional(v.number(), 0),
      no_speech_prob: v.optional(v.number(), 0),
      compression_ratio: v.optional(v.number(), 1),
    }),
  ),
})
type Segment = v.InferOutput<typeof Answer>['segments'][number]

const headerOf = (bytes: number): Uint8Array<ArrayBuffer> => {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * BYTES, 28)
  header.writeUInt16LE(BYTES, 32)
  header.writeUInt16LE(8 * BYTES, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return new Uint8Array(header)
}

/** After how many samples a piece is cut: in the quietest tenth of its last seconds, where it is no end anyway. */
export const quietestCut = (samples: Int16Array): number => {
  if (samples.length < PIECE_S * RATE) return samples.length
  let [quietest, at] = [Number.POSITIVE_INFINITY, samples.length]
  for (let begin = samples.length - CUT_S * RATE; begin + TENTH <= samples.length; begin += TENTH) {
    let loudness = 0
    for (let n = begin; n < begin + TENTH; n += 1) loudness += Math.abs(samples[n] ?? 0)
    if (loudness < quietest) [quietest, at] = [loudness, begin + TENTH / 2]
  }
  return at
}

const heardOf = (offset: number, { start, end, text, ...segment }: Segment): Heard => ({
  start: offset + start,
  end: offset + end,
  text: text.trim(),
  words: [],
  noSpeech: segment.no_speech_prob,
  logProb: segment.avg_logprob,
  compression: segment.compression_ratio,
})

/** An engine outside of our service: the sound is sent there, a piece at a time. */
export const httpSpeech = ({ transcribeUrl }: Pick<Settings, 'transcribeUrl'>): Speech => {
  const outside = outsideOf(transcribeUrl)
  const ask = async (
    samples: Int16Array,
    language: string,
    signal: AbortSignal,
  ): Promise<v.InferOutput<typeof Answer>> => {
    const form = new FormData()
    const sound = new Int16Array(samples)
    form.set('file', new Blob([headerOf(sound.byteLength), sound], { type: 'audio/wav' }), 'piece.wav')
    form.set('model', 'whisper-1')
    form.set('response_format', 'verbose_json')
    if (language !== '') form.set('language', language)
    const within = AbortSignal.any([signal, AbortSignal.timeout(WALL_MINUTES * 60_000)])
    const response = await fetch(`${transcribeUrl}/audio/transcriptions`, {
      method: 'POST',
      body: form,
      signal: within,
    })
    if (!response.ok) throw new Error(`The engine at ${outside} answered ${response.status}`)
    return v.parse(Answer, await response.json())
  }
  return {
    recipe: `http-1 ${outside}`,
    outside,
    isHere: () => transcribeUrl !== '',
    listen: async ({ file }, { language, from, signal }, onLine) => {
      const sound = await open(file)
      try {
        let [at, taken] = [Math.round(from * RATE), language]
        for (;;) {
          const piece = new Int16Array(PIECE_S * RATE)
          const { bytesRead } = await sound.read(piece, 0, piece.byteLength, at * BYTES)
          if (bytesRead < BYTES) return taken
          const read = piece.subarray(0, Math.floor(bytesRead / BYTES))
          const cut = quietestCut(read)
          const answer = await ask(read.subarray(0, cut), taken, signal)
          taken ||= answer.language ?? ''
          for (const segment of answer.segments) await onLine(lineOf(heardOf(at / RATE, segment)))
          at += cut
        }
      } finally {
        await sound.close()
      }
    },
  }
}
