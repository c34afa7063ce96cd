import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fetchFfmpeg, ffmpegPath } from '../../stack/programs/ffmpeg.ts'

/** The ffmpeg that opens what today's phones write, fetched where it is not there yet; undefined where it cannot be had. */
export const newerFfmpeg = async (): Promise<string | undefined> => {
  await fetchFfmpeg({}, () => undefined)
  const [newer = ''] = ffmpegPath({}).split(delimiter)
  return existsSync(newer) ? newer : undefined
}
