import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../../backend/kernel/process/settings.ts'
import { converter } from '../convert.ts'
import { Unplayable } from '../decoder.ts'
import { MOTION } from './job.ts'

/** @number minutes of the film in a picture. Phones take three seconds of it. */
const MOST_MINUTES = 0.5
const MINUTE_MS = 60_000

/** Makes of the film that was in a picture what every browser plays; undefined where nothing of it does: the picture stays. */
export const moving =
  (tools: Pick<Settings, 'ffmpeg' | 'ffprobe'>, signal: AbortSignal) =>
  async (folder: string): Promise<string | undefined> => {
    const { probe, film } = converter(tools, signal, { voice: MOST_MINUTES, video: MOST_MINUTES })
    const found = join(folder, MOTION)
    const made = join(folder, 'moving')
    await mkdir(made)
    try {
      const { hasPicture, isTooLarge, sound } = await probe(found)
      return hasPicture && !isTooLarge ? await film(found, made, 10 * MINUTE_MS, sound) : undefined
    } catch (error) {
      if (error instanceof Unplayable) return undefined
      throw error
    }
  }
