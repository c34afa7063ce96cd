import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { signal, startTimeOf } from '../../stack/supervisor/process.ts'
import { countOf, type Count } from './count.ts'
import { cpuOf } from './cpu.ts'
import { dataFolder } from './dataFolder.ts'
import { reportOf, type Report } from './toolReport.ts'
import type { Step } from './steps.ts'

const LIMIT_MIN = 45
/** A million sequences take half an hour of one core, and hours beside other work. */
const NIGHT_MIN = 240
const LOOK_MS = 500
/** Whoever computes makes room for whoever waits: a timer that is seen late is a test that fails late. */
const NICE = 5

export type Result = {
  readonly count: Count
  readonly wallS: number
  readonly cpuS: number
  readonly files: Report['files']
  readonly output: string
}

const reportIn = (file: string): Report | undefined => {
  try {
    return reportOf(readFileSync(file, 'utf8'))
  } catch {
    return undefined // it ended before it could report
  }
}

/** Runs a step to its end; in a group of its own, so that nothing of it outlives its limit or us. */
export const runStep = async (step: Step, cwd: string, stopping: AbortSignal): Promise<Result> => {
  const began = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'everhearth-test-'))
  const file = join(folder, 'report.json')
  const [program, ...parameters] = step.command
  if (step.report === 'vitest') parameters.push('--reporter=json', `--outputFile.json=${file}`)
  const env = {
    ...process.env,
    ...step.env,
    ...(step.report === 'playwright' && { TEST_REPORT: file }),
    // The night kills parts, and measures: there data lies on a disk, as it does for everybody.
    ...(!step.isNightly && { TEST_FOLDER: dataFolder() }),
  }
  const child = spawn(program, parameters, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const { pid = 0 } = child
  if (pid && step.lane === 'works') setPriority(pid, NICE)
  const id = `${pid}:${startTimeOf(pid)}`
  const cpu = cpuOf((sample) => sample.id === id)
  cpu.look()
  const looking = setInterval(cpu.look, LOOK_MS)
  const end = (name: NodeJS.Signals) => child.pid && signal({ pid: child.pid }, name, { group: true })
  const stop = () => end('SIGTERM')
  stopping.addEventListener('abort', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const limitMin = step.isNightly ? NIGHT_MIN : LIMIT_MIN
  const limit = setTimeout(() => {
    output += `\nstopped after ${limitMin} minutes`
    end('SIGKILL')
  }, limitMin * 60_000)
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    const report = step.report && reportIn(file)
    const wallS = (Date.now() - began) / 1000
    return { count: countOf(code === 0, report), wallS, cpuS: cpu.seconds(), files: report?.files ?? [], output }
  } catch (error) {
    return { count: countOf(false, undefined), wallS: 0, cpuS: 0, files: [], output: String(error) }
  } finally {
    clearInterval(looking)
    clearTimeout(limit)
    stopping.removeEventListener('abort', stop)
    rmSync(folder, { recursive: true, force: true })
  }
}
