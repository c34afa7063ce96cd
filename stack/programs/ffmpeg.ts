import { createRequire } from 'node:module'
import { onPath } from './onPath.ts'

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
