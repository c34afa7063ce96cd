import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { WorkerOptions } from '@temporalio/worker'

/** A queue's workflows: the bundle made by `npm run build`, else their source, which takes the worker a second more. */
export const workflowSourceOf = async (
  queue: string,
): Promise<Pick<WorkerOptions, 'workflowBundle' | 'workflowsPath'>> => {
  const built = fileURLToPath(new URL(`../dist/workflows/${queue}.js`, import.meta.url))
  if (process.env['NODE_ENV'] === 'production' && existsSync(built)) return { workflowBundle: { codePath: built } }
  return { workflowsPath: fileURLToPath(new URL(`queues/${queue}.ts`, import.meta.url)) }
}
