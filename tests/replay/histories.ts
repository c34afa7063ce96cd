import { existsSync, mkdirSync, readFileSync, writeFileSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import { Worker } from '@temporalio/worker'
import type { Client } from '@temporalio/client'
import { queues, type Queue } from '../../workflows/bundles.ts'
import * as listed from '../../workflows/index.ts'
import type { WorkModule } from '../../workflows/kernel/module.ts'
import { bundleOf } from '../support/bundleOf.ts'
import { quietRuntime } from '../support/quietRuntime.ts'

quietRuntime()

/** As the server's export has it. */
export type History = Readonly<Record<string, unknown>>
export type Recorded = { readonly name: string; readonly history: History }
/** Every module whose workflows are listed, what the modules share, and the sweep. */
export const modules: readonly string[] = [
  ...Object.entries<WorkModule>(listed).flatMap(([name, { workflows, process }]) => (workflows || process ? name : [])),
  'kernel',
  'reconcile',
]
export type Module = string

const root = fileURLToPath(new URL('../../', import.meta.url))

const folderOf = (module: Module) => `${root}workflows/${module}/histories`

/** The longest of a workflow's runs: a hint that came late began one more, which only looked. */
const longestRun = async ({ workflow }: Client, workflowId: string): Promise<string | undefined> => {
  let longest: { readonly runId: string; readonly historyLength: number } | undefined
  for await (const run of workflow.list({ query: `WorkflowId = "${workflowId}"` }))
    if (run.historyLength > (longest?.historyLength ?? 0)) longest = run
  return longest?.runId
}

/** What a finished workflow left at the server. */
export const fetchHistory = async (client: Client, workflowId: string, runId?: string): Promise<History> =>
  JSON.parse(
    historyToJSON(
      await client.workflow.getHandle(workflowId, runId ?? (await longestRun(client, workflowId))).fetchHistory(),
    )
      // A process calls itself by its number and host.
      .replaceAll(/\b\d+@[\w.-]+/g, 'recorder'),
  ) as History

/** Keeps a history beside its module; one that is there already is what this version's code must still live through. */
export const keep = (module: Module, { name, history }: Recorded): void => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }
  mkdirSync(folderOf(module), { recursive: true })
  const file = `${folderOf(module)}/${version}-${name}.json`
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(history)}\n`)
}

/** Every history that was ever kept of a module's workflows. */
export const kept = (module: Module): Recorded[] =>
  globSync('*.json', { cwd: folderOf(module) })
    .toSorted()
    .map((name) => {
      const text = readFileSync(`${folderOf(module)}/${name}`, 'utf8')
      return { name: name.replace(/\.json$/, ''), history: JSON.parse(text) as History }
    })

/** The queue whose worker a history was recorded with. */
const queueOf = ({ name, history }: Recorded): Queue => {
  const [, named = ''] = /"taskQueue":\{"name":"(\w+)"/.exec(JSON.stringify(history)) ?? []
  const queue = queues.find((each) => each === named)
  if (!queue) throw new Error(`${name} is the history of no queue of ours, but of "${named}"`)
  return queue
}

/** Runs the present code over the histories; the names of those that it would have lived differently, and why. */
export const replayed = async (histories: readonly Recorded[]): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const [queue, some] of Map.groupBy(histories, queueOf)) {
    const workflowBundle = await bundleOf(queue)
    const given = some.map(({ name, history }) => ({ workflowId: name, history }))
    for await (const { workflowId, error } of Worker.runReplayHistories({ workflowBundle }, given))
      if (error) wrong.push(`${workflowId}: ${error.message}`)
  }
  return wrong
}
