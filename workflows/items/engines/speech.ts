import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Settings } from '../../../backend/kernel/process/settings.ts'
import { decode } from '../../media/decoder.ts'

const Word = v.object({ w: v.string(), s: v.number(), e: v.number(), p: v.number() })
/** What a model of Whisper answers of a stretch of speech, and what it says of its own answer. */
const Heard = v.object({
  start: v.number(),
  end: v.number(),
  text: v.string(),
  words: v.array(Word),
  noSpeech: v.number(),
  logProb: v.number(),
  compression: v.number(),
})
export type Heard = v.InferOutput<typeof Heard>

/** What was said between two seconds of a recording. */
export type Line = Pick<Heard, 'start' | 'end' | 'text' | 'words'> & {
  /** How sure the machine is of it, from 0 to 1: no proof that it is right. */
  readonly confidence: number
  /** What is not clear may be made up: it is counted, and shown to nobody. */
  readonly isClear: boolean
}

/**
 * Where nobody speaks, or in a language that it was not told, the model makes words up, or says one again and again; then
 * one of these goes beyond its limit.
 */
const LIMITS = { noSpeech: 0.6, logProb: -1, compression: 2.4 } as const

export const lineOf = ({ start, end, text, words, noSpeech, logProb, compression }: Heard): Line => {
  const sure = words.reduce((sum, { p }) => sum + p, 0) / words.length
  const isClear =
    text !== '' &&
    end > start &&
    noSpeech <= LIMITS.noSpeech &&
    logProb >= LIMITS.logProb &&
    compression <= LIMITS.compression
  return { start, end, text, words, confidence: words.length === 0 ? Math.exp(logProb) : sure, isClear }
}

const Said = v.union([Heard, v.object({ language: v.nullable(v.string()) }), v.object({ heard: v.number() })])

/** Sound as engines take it: a file of 16 kHz, mono, signed 16 bit, without a header. */
export type Sound = { readonly file: string; readonly seconds: number }
type Asked = {
  /** A code as `en`; empty where nobody knows. */
  readonly language: string
  /** How many seconds were heard before. */
  readonly from: number
  readonly signal: AbortSignal
}

/** Something that writes down what is said. */
export type Speech = {
  /** By what: where it rises, everything is heard anew. */
  readonly recipe: string
  /** The host that the sound is sent to; empty where it stays here. */
  readonly outside: string
  readonly isHere: () => boolean
  /**
   * Each line as soon as it is known, in the order of the recording.
   * @returns the language that it was taken for; null where it could not tell, and then there are no lines
   * @throws Stopped, Unplayable where it takes too long
   */
  readonly listen: (sound: Sound, asked: Asked, onLine: (line: Line) => Promise<void>) => Promise<string | null>
}

const CHILD = fileURLToPath(new URL('listen.py', import.meta.url))
/** @number how long may be listened besides the length of the recording, in seconds: the model is loaded in one */
const EXTRA_S = 60

/** Whisper base in a child of Python, on this machine alone. */
export const localSpeech = ({ speechEngine }: Pick<Settings, 'speechEngine'>): Speech => ({
  recipe: 'whisper-base-1',
  outside: '',
  isHere: () => speechEngine !== '' && existsSync(speechEngine),
  listen: async ({ file, seconds }, { language, from, signal }, onLine) => {
    const [site, model] = [join(speechEngine, 'site'), join(speechEngine, 'whisper')]
    const job = JSON.stringify({ site, model, file, language, from })
    const wallMs = (seconds - from + EXTRA_S) * 1_000
    return decode(
      'python3',
      ['-I', '-B', CHILD, job],
      { wallMs, cpuMs: wallMs, memory: 'data', signal },
      async (output) => {
        let taken: string | null = language
        for await (const line of createInterface({ input: output })) {
          const said = v.parse(Said, JSON.parse(line))
          if ('language' in said) taken = said.language
          else if ('text' in said) await onLine(lineOf(said))
        }
        return taken
      },
    )
  },
})
