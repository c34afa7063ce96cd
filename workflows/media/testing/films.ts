import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** 320 by 180, its left half white and its right half black: a picture that says which way it is turned. */
const HALVES = 'color=black:s=320x180:r=30:d=2,drawbox=w=160:h=180:color=white:t=fill'
export const PICTURE = ['-f', 'lavfi', '-i', HALVES]
export const TONE = ['-f', 'lavfi', '-i', 'sine=330:d=2:r=44100']

/** A file as ffmpeg writes it to a disk, where it may go back: with its index at the end, as cameras leave it. */
export const madeFile = async (name: string, args: readonly string[], ffmpeg = 'ffmpeg'): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  const file = join(folder, name)
  await run(ffmpeg, ['-nostdin', '-v', 'error', ...args, file])
  const bytes = await readFile(file)
  await rm(folder, { recursive: true })
  return bytes
}

/** Where the matrix stands behind the name of a track's header, version 0. */
const MATRIX_AT = 44
/** By a quarter clockwise, as a phone that is held upright notes it (QuickTime: a b u, c d v, x y w). */
const UPRIGHT = [0, 0x10000, 0, -0x10000, 0, 0, 180 * 0x10000, 0, 0x40000000]

/** The same film, its first track to be shown turned: its pixels stay as the sensor gave them. */
export const heldUpright = (film: Buffer): Buffer => {
  const turned = Buffer.from(film)
  const at = turned.indexOf('tkhd') + MATRIX_AT
  UPRIGHT.forEach((value, index) => turned.writeInt32BE(value, at + index * 4))
  return turned
}

const ENCODERS = /^ [VA]\S+ (\S+)/gm
/** Which encoders this ffmpeg has. */
export const encodersOf = async (ffmpeg = 'ffmpeg'): Promise<ReadonlySet<string>> => {
  const { stdout } = await run(ffmpeg, ['-v', 'error', '-encoders'])
  return new Set([...stdout.matchAll(ENCODERS)].map(([, name = '']) => name))
}

const BRIGHT = 128
/** Where the first picture of a film is bright: each corner, from the left above to the right below. */
export const brightCornersOf = async (file: string, ffmpeg = 'ffmpeg'): Promise<readonly boolean[]> => {
  const corners = ['-frames:v', '1', '-vf', 'scale=2:2:flags=area', '-pix_fmt', 'gray', '-f', 'rawvideo', 'pipe:1']
  // Not turned by what it notes: what is seen must be in the pixels.
  const args = ['-nostdin', '-v', 'error', '-noautorotate', '-i', file, ...corners]
  const { stdout } = await run(ffmpeg, args, { encoding: 'buffer' })
  return [...stdout].map((light) => light > BRIGHT)
}

/** The width and the height that an MP4 of H.264 says it has. */
export const sizeOf = (mp4: Buffer): readonly [number, number] => {
  const at = mp4.indexOf('avc1', mp4.indexOf('stsd'))
  return [mp4.readUInt16BE(at + 28), mp4.readUInt16BE(at + 30)]
}
