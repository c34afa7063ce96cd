import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { WorkerOptions } from '@temporalio/worker'

export const queues = ['timeline', 'mail', 'media'] as const
export type Queue = (typeof queues)[number]

/** A queue's workflows: the bundle made by `npm run build`, else their source, which takes the worker a second more. */
export const workflowSourceOf = (queue: Queue): Pick<WorkerOptions, 'workflowBundle' | 'workflowsPath'> => {
  const built = fileURLToPath(new URL(`../dist/workflows/${queue}.js`, import.meta.url))
  if (process.env['NODE_ENV'] === 'production' && existsSync(built)) return { workflowBundle: { codePath: built } }
  return { workflowsPath: fileURLToPath(new URL(`queues/${queue}.ts`, import.meta.url)) }
}
