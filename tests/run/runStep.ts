import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signal } from '../../stack/supervisor/process.ts'
import { countOf, type Count } from './count.ts'
import type { Step } from './steps.ts'

const LIMIT_MS = 45 * 60_000

export type Result = { readonly count: Count; readonly seconds: number; readonly output: string }

const reportIn = (folder: string): string | undefined => {
  try {
    return readFileSync(join(folder, 'report.json'), 'utf8')
  } catch {
    return undefined // it ended before it could report
  }
}

/** Runs a step to its end; in a group of its own, so that nothing of it outlives its limit or us. */
export const runStep = async (step: Step, cwd: string, stopping: AbortSignal): Promise<Result> => {
  const began = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'everhearth-test-'))
  const report = step.counts ? ['--reporter=json', `--outputFile.json=${join(folder, 'report.json')}`] : []
  const [program, ...parameters] = step.command
  const child = spawn(program, [...parameters, ...report], { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = (name: NodeJS.Signals) => child.pid && signal({ pid: child.pid }, name, { group: true })
  const stop = () => end('SIGTERM')
  stopping.addEventListener('abort', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const limit = setTimeout(() => {
    output += `\nstopped after ${LIMIT_MS / 60_000} minutes`
    end('SIGKILL')
  }, LIMIT_MS)
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return { count: countOf(code === 0, step.counts && reportIn(folder)), seconds: (Date.now() - began) / 1000, output }
  } catch (error) {
    return { count: countOf(false, undefined), seconds: 0, output: String(error) }
  } finally {
    clearTimeout(limit)
    stopping.removeEventListener('abort', stop)
    rmSync(folder, { recursive: true, force: true })
  }
}
