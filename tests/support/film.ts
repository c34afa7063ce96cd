import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaPrograms } from '../../stack/programs/ffmpeg.ts'

/** A film of a few seconds, with a picture that moves and a tone. */
export const shortFilm = async (seconds = 4): Promise<Uint8Array<ArrayBuffer>> => {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  const made = join(folder, 'film.webm')
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=320x240:rate=15:duration=${seconds}`]
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`]
  const { FFMPEG_PATH } = mediaPrograms(process.env)
  const all = ['-y', ...picture, ...tone, '-c:v', 'libvpx', '-c:a', 'libopus', '-shortest', made]
  try {
    const { status, stderr } = spawnSync(FFMPEG_PATH, all, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return new Uint8Array(await readFile(made))
  } finally {
    await rm(folder, { recursive: true })
  }
}
