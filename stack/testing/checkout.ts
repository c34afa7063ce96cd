import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { PROCESSES } from '../app.ts'
import { end } from '../supervisor/launch.ts'
import { readNote } from '../supervisor/note.ts'
import { isAlive } from '../supervisor/process.ts'
import { clearLeftOvers, ownFolder } from './ownFolder.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const PREFIX = 'everhearth-start-'

// Below the ports that systems hand out by themselves (from 32768), SeaweedFS's second port 10,000 above included: between a
// look and its use such a port may go to any connection. `fetch` refuses none that so ends.
const somewhere = () => 7_503 + Math.floor(Math.random() * 250) * 20

export const clearCheckouts = () => clearLeftOvers(PREFIX, '.data')

/** A folder that looks like a checkout, with stand-ins for our three processes, and `npm start` in it. */
export const checkout = (portShift = somewhere()) => {
  const root = ownFolder(PREFIX)
  for (const { run } of Object.values(PROCESSES))
    for (const file of run.filter((part) => part.endsWith('.ts'))) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      // What is read before a main does nothing to a stand-in.
      if (file === run.at(-1)) copyFileSync(here('standIn.ts'), join(root, file))
      else writeFileSync(join(root, file), '')
    }
  const build = 'mkdir -p dist/web && echo built > dist/web/index.html'
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', scripts: { build } }))
  const folder = join(root, '.data')

  const start = (env: NodeJS.ProcessEnv = {}, parameters: readonly string[] = []) => {
    const child = spawn(process.execPath, [here('startStandIn.ts'), root, `${portShift}`, ...parameters], {
      env: { ...process.env, EVERHEARTH_DATA: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const lines: string[] = []
    const ended = once(child, 'close').then(([code]) => code as number | null)
    const waiting = new Set<() => void>()
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        for (const look of waiting) look()
      })
    }
    /** Resolves once a line of what it printed holds `text`; rejects when it ends before. */
    const says = (text: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => lines.some((line) => line.includes(text)) && resolve()
        waiting.add(look)
        look()
        void ended.then((code) => reject(new Error(`ended with ${code}, without "${text}":\n${lines.join('\n')}`)))
      })
    return { child, lines, says, ended, output: () => lines.join('\n') }
  }

  const note = (name: string) => readNote(folder, name)
  const running = () => {
    try {
      return readdirSync(join(folder, 'run'))
        .flatMap((file) => note(file.replace('.json', '')) ?? [])
        .filter(isAlive)
    } catch {
      return []
    }
  }
  const remove = async () => {
    await Promise.all(running().map((part) => end(part, 'SIGKILL')))
    rmSync(root, { recursive: true, force: true })
  }
  return { root, folder, portShift, start, note, running, remove }
}
