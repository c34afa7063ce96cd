import type { Part } from './part.ts'
import { answersOk } from './ready.ts'

type Options = {
  readonly name: string
  /** What Node is started with. */
  readonly run: readonly string[]
  readonly root: string
  readonly port: number
  readonly needs: readonly string[]
  readonly settings: Readonly<Record<string, string>>
  /** What must be there before it starts, and a value that changes with the sources. */
  readonly sources: () => Promise<string>
}

/** @number how long a process of the product may take to be ready */
const READY_MS = 120_000

/** One of our three processes. It waits by itself for the parts it uses, and says so at /readyz. */
export const appProcess = ({ name, run, root, port, needs, settings, sources }: Options): Part => ({
  name,
  needs,
  ports: { http: port },
  stopWave: 0,
  readyMs: READY_MS,
  prepare: async () => ({
    command: [process.execPath, ...run],
    cwd: root,
    env: { ...settings, PORT: String(port) },
    version: await sources(),
  }),
  isReady: () => answersOk(`http://127.0.0.1:${port}/readyz`),
})
