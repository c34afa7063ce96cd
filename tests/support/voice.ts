import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mediaPrograms } from '../../stack/programs/ffmpeg.ts'

/** The ffmpeg of this machine. */
export const ffmpegHere = (): string => mediaPrograms(process.env).FFMPEG_PATH

/** A real voice from the folder of recordings beside the project; where there is none, a tone that rises and falls. */
export const recordedVoice = async (): Promise<string> => {
  const real = fileURLToPath(new URL('../../../shared/data/voice/sense-0870.wav', import.meta.url))
  if (existsSync(real)) return real
  const made = join(await mkdtemp(join(tmpdir(), 'voice-')), 'voice.wav')
  const tone = "aevalsrc='0.5*sin(2*PI*(220+120*sin(2*PI*0.7*t))*t)*(0.6+0.4*sin(2*PI*3*t))':s=16000:d=7"
  const { status, stderr } = spawnSync(ffmpegHere(), ['-y', '-f', 'lavfi', '-i', tone, made], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return made
}
