import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const pathOf = (name: string): string | undefined => {
  try {
    return (require(name) as { path: string }).path
  } catch {
    return undefined // none for this kind of machine
  }
}
/** What a machine that has none of its own converts with: years older than those of today's systems. */
export const ffmpeg = pathOf('@ffmpeg-installer/ffmpeg')
export const ffprobe = pathOf('@ffprobe-installer/ffprobe')
