import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sum, tell } from './run/count.ts'
import { failuresOf } from './run/failures.ts'
import { inLanes } from './run/lanes.ts'
import { filesOf, isTooSlow, TOTAL_MIN } from './run/limits.ts'
import { modeOf } from './run/mode.ts'
import { runStep, type Result } from './run/runStep.ts'
import type { Step } from './run/steps.ts'
import { dearest, line } from './run/printed.ts'

const INTERRUPTED = 130

const root = fileURLToPath(new URL('..', import.meta.url))
const began = Date.now()
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

const logs = join(root, '.data', 'test')
mkdirSync(logs, { recursive: true })

const failures: string[] = []

/** Runs a step, keeps what it said, and tells how it went. */
const play = async (step: Step): Promise<{ readonly step: Step; readonly result: Result }> => {
  if (stopping.signal.aborted) process.exit(INTERRUPTED)
  const result = await runStep(step, root, stopping.signal)
  if (stopping.signal.aborted) process.exit(INTERRUPTED)
  writeFileSync(join(logs, `${step.name.replaceAll(/\W+/g, '-')}.log`), result.output)
  if (result.count.failed > 0) {
    console.log(`\n${result.output.trim()}\n`)
    failures.push(...failuresOf(result.output))
  }
  console.log(line(step, result))
  return { step, result }
}

const steps = modeOf(process.argv.slice(2), root)
const isHurried = steps.some(({ isNightly }) => !isNightly)
// At night some aim by the clock, and nobody waits.
const results = await inLanes(steps, play, isHurried ? 2 : 1)
const files = results.flatMap(({ step, result }) => filesOf(root, step, result))
console.log(dearest(files))
const tooSlow = files.filter((file) => isTooSlow(file))
// Named, and no failure: how long a file takes is the machine's as much as its own.
for (const { file, limitS } of tooSlow) console.log(`SLOW: ${file} may take ${limitS} s (tests/run/slow.ts).`)

const minutes = (Date.now() - began) / 60_000
const cpuS = results.reduce((all, { result }) => all + result.cpuS, 0)
console.log(`\n${minutes.toFixed(1)} min in all, ${cpuS.toFixed(0)} CPU-seconds`)
if (isHurried && minutes > TOTAL_MIN) console.log(`LATE: a run may take ${TOTAL_MIN} minutes.`)

const all = sum(results.map(({ result }) => result.count))
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`)
console.log(`\n${tell(all)}`)
process.exitCode = all.failed > 0 ? 1 : 0
