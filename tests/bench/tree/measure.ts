import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { figuresOf, tableOf, type Figure } from '../figures.ts'
import { writeGenerated } from './generated.ts'
import { officialTables } from './official.ts'
import { tripOf } from './trips.ts'

/** @number people in the generated tree that is read beside another reader */
const PEOPLE = 100_000
/** The yardstick: read from npm into a temporary folder. */
const YARDSTICK = 'read-gedcom@0.3.2'

type Options = { readonly corpus: string | undefined; readonly rounds: number; readonly isQuick: boolean }

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ged|gdz)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size > 0)
    .toSorted()

/** Each file of a corpus through all rules of the round trip, a line a file. */
const trips = async (corpus: string): Promise<void> => {
  const tables = officialTables(corpus)
  if (!tables) console.log('R3 is not judged: the corpus lacks the tables of FamilySearch (extracted-files)')
  let whole = 0
  let read = 0
  for (const file of filesIn(corpus)) {
    const trip = await tripOf(file, tables).catch((error: unknown) => String(error))
    const name = relative(corpus, file)
    if (trip === undefined) console.log(`${name}: no GEDCOM`)
    else if (typeof trip === 'string') console.log(`${name}: ${trip}`)
    else {
      read += 1
      if (trip.broken.length === 0) whole += 1
      const said = trip.said.length > 0 ? `, noted: ${trip.said.join(' ')}` : ''
      console.log(`${name}: ${trip.lines} lines, ${trip.broken.length === 0 ? 'whole' : trip.broken.join('; ')}${said}`)
    }
  }
  console.log(`\n${whole} of ${read} files come back whole (R1 to R6)`)
}

type Reading = { readonly ms: number; readonly peakKb: number; readonly people: number }

/** Reads a file in a process of its own: time from the first byte to the last record, and the most memory it took. */
const readingBy = (script: string, file: string): Reading =>
  JSON.parse(execFileSync(process.execPath, [script, file], { encoding: 'utf8' })) as Reading

const THEIRS = `
import { readFileSync } from 'node:fs'
import { readGedcom } from 'read-gedcom'
const from = performance.now()
const bytes = readFileSync(process.argv[2])
const tree = readGedcom(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
const people = tree.getIndividualRecord().length
console.log(JSON.stringify({ ms: performance.now() - from, peakKb: process.resourceUsage().maxRSS, people }))
`

const beside = (file: string, theirs: string, rounds: number): readonly Figure[] => {
  const ours = fileURLToPath(new URL('readOurs.ts', import.meta.url))
  const name = basename(file)
  const pairs = Array.from({ length: rounds + 1 }, () => ({
    ours: readingBy(ours, file),
    theirs: readingBy(theirs, file),
  }))
  const [first, ...measured] = pairs
  if (first?.ours.people !== first?.theirs.people)
    throw new Error(`${name}: ${first?.ours.people} people, not ${first?.theirs.people}`)
  const figure = figuresOf('tree', measured)
  return [
    figure(`reading ${name}: rate ÷ ${YARDSTICK}`, '', (pair) => pair.theirs.ms / pair.ours.ms),
    figure(`reading ${name}: memory ÷ ${YARDSTICK}`, '', (pair) => pair.ours.peakKb / pair.theirs.peakKb),
    figure(`reading ${name}`, 'ms', (pair) => pair.ours.ms),
    figure(`reading ${name}, memory at most`, 'MB', (pair) => pair.ours.peakKb / 1_024),
  ]
}

/** What the reader and writer of GEDCOM give back of a corpus, and how fast it reads beside another reader. */
export const measureTree = async ({ corpus, rounds, isQuick }: Options): Promise<void> => {
  if (corpus !== undefined) await trips(corpus)
  const folder = mkdtempSync(join(tmpdir(), 'tree-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', YARDSTICK], {
      cwd: folder,
      stdio: 'ignore',
    })
    const theirs = join(folder, 'theirs.js')
    writeFileSync(theirs, THEIRS)
    const generated = join(folder, isQuick ? 'generated.ged' : `generated-${PEOPLE}.ged`)
    await writeGenerated(generated, isQuick ? 1_000 : PEOPLE, 1)
    const royal =
      corpus === undefined
        ? []
        : filesIn(corpus)
            .filter((file) => /royal92\.ged$/i.test(file))
            .slice(0, 1)
    const figures = [...royal, generated].flatMap((file) => beside(file, theirs, isQuick ? 1 : rounds))
    console.log(tableOf(figures, { earlier: () => [], isJudged: !isQuick }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
