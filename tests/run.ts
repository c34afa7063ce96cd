import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sum, tell, type Count } from './run/count.ts'
import { failuresOf } from './run/failures.ts'
import { runStep } from './run/runStep.ts'
import { steps } from './run/steps.ts'

const INTERRUPTED = 130

const root = fileURLToPath(new URL('..', import.meta.url))
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

const unknown = process.argv.slice(2).filter((parameter) => parameter !== '--quick')
if (unknown.length > 0) {
  console.error(`npm test knows --quick alone, as in: npm test -- --quick (not ${unknown.join(' ')})`)
  process.exit(1)
}

const logs = join(root, '.data', 'test')
mkdirSync(logs, { recursive: true })

const counts: Count[] = []
const failures: string[] = []
for (const step of steps(root, { quick: process.argv.includes('--quick') })) {
  const { count, seconds, output } = await runStep(step, root, stopping.signal)
  if (stopping.signal.aborted) process.exit(INTERRUPTED)
  counts.push(count)
  writeFileSync(join(logs, `${step.name}.log`), output)
  if (count.failed > 0) {
    console.log(`\n${output.trim()}\n`)
    failures.push(...failuresOf(output))
  }
  console.log(
    `${count.failed > 0 ? 'FAILED' : 'ok    '} ${step.name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s   ${tell(count)}`,
  )
}

const all = sum(counts)
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`)
console.log(`\n${tell(all)}`)
process.exitCode = all.failed > 0 ? 1 : 0
