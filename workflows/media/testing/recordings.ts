import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const VOICES = new URL('../../../../shared/data/voice/', import.meta.url)

/** What ffmpeg makes of these arguments, written to a pipe as a recorder writes: with no length in it. */
export const made = async (...args: readonly string[]): Promise<Buffer> => {
  const { stdout } = await run('ffmpeg', ['-nostdin', '-v', 'error', ...args, 'pipe:1'], {
    encoding: 'buffer',
    maxBuffer: 2 ** 28,
  })
  return stdout
}

/** Real speech where it lies beside the project, else a tone that rises, and so never comes again: a 16 kHz mono WAV, and how long it is. */
export const spoken = async (): Promise<{ wav: Buffer; durationMs: number }> => {
  const file = new URL('kennedy-1961.wav', VOICES)
  const rising = "aevalsrc='0.5*sin(2*PI*(150+40*t)*t)':s=16000:d=11"
  const tone = ['-f', 'lavfi', '-i', rising, '-ac', '1', '-ar', '16000', '-bitexact', '-f', 'wav']
  const wav = existsSync(file) ? await readFile(file) : await made(...tone)
  const samples = (wav.length - (wav.indexOf('data') + 8)) / 2
  return { wav, durationMs: (samples / 16_000) * 1_000 }
}
