import { newestChange } from './newest.ts'
import { appProcess } from './parts/app.ts'
import type { Part, Ports, Say } from './parts/part.ts'
import type { Wishes } from './supervisor/ports.ts'
import { buildWeb } from './web.ts'

/**
 * What Node is started with, and where a process answers.
 * @number port of a process
 */
export const PROCESSES = {
  api: { run: ['backend/main.ts'], port: 3000 },
  projections: { run: ['projections/main.ts'], port: 3001 },
  workflows: { run: ['--import', './workflows/threads.ts', 'workflows/main.ts'], port: 3002 },
} as const
type Name = keyof typeof PROCESSES
/** The processes read their metrics and parts out at a port of their own, so far above. */
const INNER_ABOVE = 100

export type AppPorts = Readonly<Record<Name, number>>

export const appPorts = async (ports: (name: string, wishes: Wishes) => Promise<Ports>): Promise<AppPorts> => {
  const chosen: Record<Name, number> = { api: 0, projections: 0, workflows: 0 }
  for (const name of Object.keys(chosen) as Name[]) {
    chosen[name] = (await ports(name, { http: { port: PROCESSES[name].port, also: [INNER_ABOVE] } }))['http'] ?? 0
  }
  return chosen
}

type Options = {
  readonly root: string
  readonly ports: AppPorts
  readonly needs: readonly string[]
  readonly settings: Readonly<Record<string, string>>
  readonly say: Say
}

const CODE = ['backend', 'projections', 'workflows', 'package-lock.json']

/** Our three processes. A changed source starts them anew; the api waits until the web is built. */
export const appParts = ({ root, ports, needs, settings, say }: Options): readonly Part[] => {
  const newest = async (paths: readonly string[]) => newestChange(paths.map((path) => `${root}/${path}`))
  const webIsBuilt = buildWeb(root, say)
  webIsBuilt.catch(() => {}) // told by the api
  const sources: Record<Name, () => Promise<string>> = {
    api: () => webIsBuilt.then(() => newest([...CODE, 'dist/web'])),
    projections: () => newest(CODE),
    workflows: () => newest(CODE),
  }
  return (Object.keys(PROCESSES) as Name[]).map((name) =>
    appProcess({ name, run: PROCESSES[name].run, root, port: ports[name], needs, settings, sources: sources[name] }),
  )
}
