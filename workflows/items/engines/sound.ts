import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Settings } from '../../../backend/kernel/process/settings.ts'
import { decode } from '../../media/decoder.ts'
import { INSIDE, SAYING_WHY } from '../../media/convert.ts'
import { programIn } from '../../media/programs.ts'
import type { Sound } from './speech.ts'

const RATE = 16_000
const BYTES_A_SECOND = RATE * 2
/** @number how long taking the sound out of a recording may take, in minutes */
const WALL_MINUTES = 20

/**
 * The sound of a recording as engines take it, in the folder.
 * @throws Unplayable, Stopped
 */
export const soundOf = async (
  { ffmpeg }: Pick<Settings, 'ffmpeg'>,
  file: string,
  folder: string,
  signal: AbortSignal,
): Promise<Sound> => {
  const made = join(folder, 'sound.pcm')
  const flat = ['-map', '0:a:0', '-vn', '-sn', '-dn', '-ac', '1', '-ar', String(RATE), '-f', 's16le']
  const args = [...SAYING_WHY, '-threads', '1', ...INSIDE, '-i', file, ...flat, made]
  await decode(programIn(ffmpeg), args, { wallMs: WALL_MINUTES * 60_000, signal }, text)
  return { file: made, seconds: (await stat(made)).size / BYTES_A_SECOND }
}
