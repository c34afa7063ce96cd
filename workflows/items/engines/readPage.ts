import { constants } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from './reader.ts'

/**
 * Reads what is written on a picture, in a process of its own: `engine` is the folder of the engine, `file` the picture,
 * `folder` where it may write. Answers with a `Page` on its output. Nothing is fetched from anywhere.
 */
const [engine = '', file = '', folder = ''] = process.argv.slice(2)

type Point = readonly [x: number, y: number]
/** A line as the engine finds it; `mean` is how sure it is of it. */
type Read = { readonly text: string; readonly mean: number; readonly box: readonly [Point, Point, Point, Point] }
type Engine = { readonly detect: (file: string) => Promise<readonly Read[]> }
type Ocr = { readonly create: (options: object) => Promise<Engine> }
type Sharp = (file: string) => {
  rotate: (degrees: number) => ReturnType<Sharp>
  resize: (options: object) => ReturnType<Sharp>
  flatten: (options: object) => ReturnType<Sharp>
  toFile: (file: string) => Promise<unknown>
}

// What finds lines asks Node for the flags of files in an old way, which a process of few rights may not go.
Object.defineProperty(process, 'binding', { value: () => ({ fs: constants }) })

const load = async <T>(path: string): Promise<T> => {
  const { default: loaded } = (await import(pathToFileURL(join(engine, 'node_modules', path)).href)) as { default: T }
  return loaded
}

/** @number pixels of the longer side of what is read: more takes minutes, and reads no better */
const MOST_PX = 1_600
/** Lines are so many at the least, where they say which way is up: one alone may be a column of letters. */
const TELLING_LINES = 3
/** Read as surely as this, a page stands upright. */
const UPRIGHT = 0.9
const TURNS = [0, 90, 180, 270] as const

const lengthOf = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1])
const isWide = ({ box: [topLeft, topRight, , bottomLeft] }: Read): boolean =>
  lengthOf(topLeft, topRight) > lengthOf(topLeft, bottomLeft)

/** How much a page speaks for being the right way round: sure of its letters, in lines that are wide, and in several. */
const scoreOf = (lines: readonly Read[]): number => {
  if (lines.length === 0) return 0
  const mean = lines.reduce((sum, line) => sum + line.mean, 0) / lines.length
  return (mean * lines.filter(isWide).length * Math.min(1, lines.length / TELLING_LINES)) / lines.length
}

/** One core, and nothing kept from one way round for the next: that took 300 MB. */
const one = { intraOpNumThreads: 1, interOpNumThreads: 1, enableCpuMemArena: false, enableMemPattern: false }
const models = (name: string) => join(engine, 'models', name)
const [ocr, sharp] = await Promise.all([
  load<Ocr>('@gutenye/ocr-node/build/index.js'),
  load<Sharp>('sharp/lib/index.js'),
])
const made = await ocr.create({
  models: {
    detectionPath: models('PP-OCRv6_det_small.onnx'),
    recognitionPath: models('PP-OCRv6_rec_small.onnx'),
    dictionaryPath: models('alphabet.txt'),
  },
  onnxOptions: one,
})

let best: { readonly degrees: (typeof TURNS)[number]; readonly lines: readonly Read[]; readonly score: number } = {
  degrees: 0,
  lines: [],
  score: 0,
}
for (const degrees of TURNS) {
  const turned = join(folder, `turned-${degrees}.png`)
  await sharp(file)
    .rotate(degrees)
    .resize({ width: MOST_PX, height: MOST_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toFile(turned)
  const lines = await made.detect(turned)
  const score = scoreOf(lines)
  if (score > best.score) best = { degrees, lines, score }
  // Where nothing is written, nothing is in any other way round either.
  if (best.score >= UPRIGHT || lines.length === 0) break
}
const page: Page = {
  degrees: best.degrees,
  lines: best.lines.map(({ text, mean }) => ({ text, confidence: mean })),
}
process.stdout.write(JSON.stringify(page))
