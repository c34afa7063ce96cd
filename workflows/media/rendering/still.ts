import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { decode } from '../decoder.ts'

const MINUTE_MS = 60_000
/** The first version that reads pictures of phones: those before know their boxes as films without a beginning. */
const READS_HEIC = 7
const VERSION = /^ffmpeg version n?(\d+)/

/** One picture of what only ffmpeg opens. */
export const stilling = (ffmpeg: string, signal: AbortSignal) => {
  /** @param at seconds from the beginning of a film */
  const still = async (file: string, folder: string, at = 0): Promise<string> => {
    const picture = join(folder, 'still.png')
    const saying = ['-nostdin', '-y', '-hide_banner', '-nostats', '-v', 'info', '-filter_threads', '1']
    const input = [
      '-threads',
      '1',
      '-protocol_whitelist',
      'file,pipe',
      ...(at > 0 ? ['-ss', String(at)] : []),
      '-i',
      file,
    ]
    // It is read once and thrown away: to make it small takes seven times as long as to open it.
    const form = ['-f', 'image2', '-c:v', 'png', '-compression_level', '0', picture]
    const output = ['-threads', '1', '-frames:v', '1', '-map_metadata', '-1', ...form]
    await decode(ffmpeg, [...saying, ...input, ...output], { wallMs: 2 * MINUTE_MS, signal }, text)
    return picture
  }
  const readsHeic = async (): Promise<boolean> => {
    const said = await decode(ffmpeg, ['-version'], { wallMs: MINUTE_MS, signal }, text)
    return Number(VERSION.exec(said)?.[1]) >= READS_HEIC
  }
  return { still, readsHeic }
}
