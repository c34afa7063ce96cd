import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** The file cannot be played: another try would end the same. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable'
}

/** Somebody stopped the decoder: worth another try. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

type Limits = { readonly wallMs: number; readonly signal: AbortSignal }

/** How a decoder dies of the file it reads. */
const CRASHES = new Set(['SIGSEGV', 'SIGABRT', 'SIGFPE', 'SIGILL', 'SIGBUS'])

/**
 * Runs a decoder as a child that knows none of our settings and ends with the signal or after `wallMs`.
 * @throws Unplayable when it fails on its input or takes too long; Stopped
 */
export const decode = async <T>(
  program: string,
  args: readonly string[],
  { wallMs, signal }: Limits,
  readOutput: (output: Readable) => Promise<T>,
): Promise<T> => {
  const deadline = AbortSignal.timeout(wallMs)
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'] },
    signal: AbortSignal.any([signal, deadline]),
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  try {
    const [output, [code, killedBy]] = await Promise.all([readOutput(child.stdout), ended])
    if (code === 0) return output
    if (killedBy && !CRASHES.has(killedBy)) throw new Stopped(`The decoder was stopped by ${killedBy}`)
    throw new Unplayable(`The decoder ended with ${code ?? killedBy}`)
  } catch (error) {
    if (deadline.aborted && !signal.aborted) throw new Unplayable('The decoder took too long', { cause: error })
    throw error
  }
}
