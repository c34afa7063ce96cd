import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import type { Say } from '../parts/part.ts'
import { cacheFolder } from './cache.ts'
import { isProgram, onPath } from './onPath.ts'
import { fromWheel, type Wheel } from './wheel.ts'

const require = createRequire(import.meta.url)

const bundled = (name: string): string | undefined => {
  try {
    return (require(name) as { path: string }).path
  } catch {
    return undefined // no binary for this kind of machine
  }
}

/** Where ffmpeg and ffprobe lie: as set, on PATH, or the ones that came with our packages. */
export const mediaPrograms = (env: NodeJS.ProcessEnv = process.env) => ({
  FFMPEG_PATH: env['FFMPEG_PATH'] || onPath('ffmpeg') || bundled('@ffmpeg-installer/ffmpeg') || 'ffmpeg',
  FFPROBE_PATH: env['FFPROBE_PATH'] || onPath('ffprobe') || bundled('@ffprobe-installer/ffprobe') || 'ffprobe',
})

/**
 * The ffmpeg that opens the pictures and films of today's phones, which those of systems and of our packages do not: a build
 * under the GPL, run as a program of its own (docs/notices.md). There is one for this kind of machine alone.
 */
const NEWER: Wheel = {
  package: 'imageio-ffmpeg',
  version: '0.8.1',
  program: 'ffmpeg-9.0.2',
  file: '/binaries/ffmpeg-linux-x86_64-v9.0.2',
  sha256: '0d709a0bed1a43f24cd2c420878c63afea4580671b6949ad19ed124572f3bc3d',
  bytes: 67_998_402,
}
const newer = () => join(cacheFolder(), NEWER.program)

/** What the processes are told: the newer ffmpeg once it is there, and until then the present one. */
export const ffmpegPath = (env: NodeJS.ProcessEnv): string =>
  env['FFMPEG_PATH'] || [newer(), mediaPrograms(env).FFMPEG_PATH].join(delimiter)

/** Fetches the newer ffmpeg while everything runs already: nothing waits for it but the pictures that it opens. */
export const fetchFfmpeg = async (env: NodeJS.ProcessEnv, say: Say): Promise<void> => {
  if (env['FFMPEG_PATH'] || isProgram(newer()) || process.platform !== 'linux' || process.arch !== 'x64') return
  const there = await fromWheel(NEWER, newer(), say).catch(() => undefined)
  if (!there) say('The newer ffmpeg could not be fetched: pictures in HEIC wait until a start that can.')
}
