import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diskFull, Failure, saysDiskFull } from './failure.ts'
import { newestChange } from './newest.ts'
import type { Say } from './parts/part.ts'
import { run } from './programs/run.ts'

const SOURCES = ['web', 'backend', 'vite.config.ts', 'package-lock.json'] // the web shares the backend's contracts
const STAMP = '.sources'

/** Builds the web when its sources changed since the last whole build. */
export const buildWeb = async (root: string, say: Say) => {
  const sources = newestChange(SOURCES.map((path) => join(root, path)))
  const stamp = join(root, 'dist', 'web', STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return say('web          as built before')
  const began = Date.now()
  const built = await run('npm', ['run', '--silent', 'build'], { cwd: root })
  if (saysDiskFull(built.output)) throw diskFull()
  if (built.code !== 0) throw new Failure(`The web could not be built:\n${built.output.trim()}`)
  writeFileSync(stamp, sources)
  say(`web          built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
