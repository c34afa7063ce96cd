import { mkdirSync, readFileSync, writeFileSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker'
import type { Client } from '@temporalio/client'

// Each worker, and each replay is one, would tell of its whole life.
Runtime.install({ logger: new DefaultLogger('WARN') })

/** As the server's export has it. */
export type History = Readonly<Record<string, unknown>>
export type Recorded = { readonly name: string; readonly history: History }
type Module = 'messages' | 'deliveries' | 'accounts' | 'media'

const root = fileURLToPath(new URL('../../', import.meta.url))
const QUEUES = { messages: 'timeline', deliveries: 'mail', accounts: 'mail', media: 'media' } as const
export const modules = Object.keys(QUEUES) as Module[]

const folderOf = (module: Module) => `${root}workflows/${module}/histories`

/** What a finished workflow left at the server. */
export const fetchHistory = async ({ workflow }: Client, workflowId: string): Promise<History> =>
  JSON.parse(
    historyToJSON(await workflow.getHandle(workflowId).fetchHistory())
      // A process calls itself by its number and host.
      .replaceAll(/\b\d+@[\w.-]+/g, 'recorder'),
  ) as History

export const keep = (module: Module, { name, history }: Recorded): void => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }
  mkdirSync(folderOf(module), { recursive: true })
  writeFileSync(`${folderOf(module)}/${version}-${name}.json`, `${JSON.stringify(history)}\n`)
}

/** Every history that was ever kept of a module's workflows. */
export const kept = (module: Module): Recorded[] =>
  globSync('*.json', { cwd: folderOf(module) })
    .toSorted()
    .map((name) => {
      const text = readFileSync(`${folderOf(module)}/${name}`, 'utf8')
      return { name: name.replace(/\.json$/, ''), history: JSON.parse(text) as History }
    })

/** Runs the present code over the histories; the names of those that it would have lived differently, and why. */
export const replayed = async (module: Module, histories: readonly Recorded[]): Promise<readonly string[]> => {
  const workflowsPath = `${root}workflows/queues/${QUEUES[module]}.ts`
  const given = histories.map(({ name, history }) => ({ workflowId: name, history }))
  const wrong: string[] = []
  for await (const { workflowId, error } of Worker.runReplayHistories({ workflowsPath }, given))
    if (error) wrong.push(`${workflowId}: ${error.message}`)
  return wrong
}
