import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import type { Readable } from 'node:stream'
import type { Unfit } from '../../backend/modules/media/events.ts'
import { heldBack, type Memory } from './heldBack.ts'

/** The file cannot be played, or takes more than we give: another try would end the same. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable'
  readonly code: Unfit
  constructor(message: string, { code = 'media-unplayable', ...options }: ErrorOptions & { code?: Unfit } = {}) {
    super(message, options)
    this.code = code
  }
}

/** A signal ended the decoder, whether somebody's, the machine's for want of memory, or its own: worth another try. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

type Limits = {
  readonly wallMs: number
  /** Of CPU; half of the time there is, unless it is said. */
  readonly cpuMs?: number
  readonly memory?: Memory
  readonly signal: AbortSignal
}

/** `nice` and `prlimit` end so when they do not find what to start. */
const NOT_STARTED = new Set([126, 127])
/** ffmpeg ends so at the fourth signal; the limit of CPU sends one each second. */
const MANY_SIGNALS = 123
const LAST_WORDS = 1_000

const lastWordsOf = async (errors: Readable): Promise<string> => {
  let last = ''
  for await (const chunk of errors) last = (last + String(chunk)).slice(-LAST_WORDS)
  return last
}

/** Which signal ended it: ffmpeg catches some, and says at its end which it was. */
const signalOf = (killedBy: NodeJS.Signals | null, code: number | null, lastWords: string): string | undefined => {
  if (killedBy) return killedBy
  if (code === MANY_SIGNALS) return 'SIGXCPU'
  const number = Number(/received signal (\d+)/.exec(lastWords)?.[1])
  return Object.entries(constants.signals).find(([, one]) => one === number)?.[0]
}

/**
 * Runs a decoder as a child that knows none of our settings, is held back, and ends with the signal or after `wallMs`.
 * @throws Unplayable when it fails on its input or takes too long; Stopped
 */
export const decode = async <T>(
  program: string,
  args: readonly string[],
  { wallMs, cpuMs = wallMs / 2, memory, signal }: Limits,
  readOutput: (output: Readable) => Promise<T>,
): Promise<T> => {
  const deadline = AbortSignal.timeout(wallMs)
  const [command, ...rest] = heldBack(program, args, Math.ceil(cpuMs / 1_000), memory)
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] },
    signal: AbortSignal.any([signal, deadline]),
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  const read = [readOutput(child.stdout), lastWordsOf(child.stderr), ended] as const
  try {
    const [output, lastWords, [code, killedBy]] = await Promise.all(read)
    if (code === 0) return output
    if (code !== null && NOT_STARTED.has(code)) throw new Error(`${program} could not be started`)
    const by = signalOf(killedBy, code, lastWords)
    if (by === 'SIGXCPU') throw new Unplayable('The decoder took too much of the CPU', { code: 'too-demanding' })
    if (by) throw new Stopped(`The decoder was stopped by ${by}`)
    throw new Unplayable(`The decoder ended with ${code}`)
  } catch (error) {
    if (deadline.aborted && !signal.aborted)
      throw new Unplayable('The decoder took too long', { cause: error, code: 'too-demanding' })
    throw error
  }
}
