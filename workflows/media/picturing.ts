import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import { decode, Unplayable } from './decoder.ts'
import { programIn } from './programs.ts'

const MINUTE_MS = 60_000
/** @number pixels of a prepared portrait's side */
const SIDE = 640
/**
 * @number pixels of the largest picture. What a phone's largest camera makes; its header says so before anything is
 * decoded.
 */
const MOST_PIXELS = 60_000_000
const INSIDE = ['-protocol_whitelist', 'file,pipe']
const Probe = v.object({
  streams: v.array(v.object({ codec_name: v.optional(v.string()), width: v.number(), height: v.number() })),
})
const TAKEN = ['mjpeg', 'png']

/** Makes a picture anew: one size, square, and nothing of what else its file says. */
export const picturing = (tools: Pick<Settings, 'ffmpeg' | 'ffprobe'>, signal: AbortSignal) => {
  /** @throws Unplayable */
  const square = async (file: string, folder: string): Promise<string> => {
    const asked = ['-v', 'error', '-threads', '1', ...INSIDE, '-show_entries', 'stream=codec_name,width,height']
    const said = await decode(tools.ffprobe, [...asked, '-of', 'json', file], { wallMs: MINUTE_MS, signal }, text)
    const found = v.safeParse(Probe, JSON.parse(said))
    const [first] = found.success ? found.output.streams : []
    const isTaken = first && TAKEN.includes(first.codec_name ?? '') && first.width * first.height > 0
    if (!isTaken) throw new Unplayable('There is no picture in it')
    if (first.width * first.height > MOST_PIXELS)
      throw new Unplayable('There is more of it to decode than we do', { code: 'too-demanding' })
    const picture = join(folder, 'picture.jpg')
    const fitted = `crop='min(iw,ih)':'min(iw,ih)',scale=${SIDE}:${SIDE}`
    const saying = ['-nostdin', '-y', '-hide_banner', '-nostats', '-v', 'info', '-filter_threads', '1']
    const input = ['-threads', '1', ...INSIDE, '-i', file]
    const output = ['-threads', '1', '-frames:v', '1', '-vf', fitted, '-map_metadata', '-1', '-pix_fmt', 'yuvj420p']
    const form = ['-c:v', 'mjpeg', '-q:v', '4', '-f', 'image2', picture]
    await decode(
      programIn(tools.ffmpeg),
      [...saying, ...input, ...output, ...form],
      { wallMs: MINUTE_MS, signal },
      text,
    )
    return picture
  }
  return { square }
}
