import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { WorkerOptions } from '@temporalio/worker'

export const queues = ['timeline', 'mail', 'media'] as const
export type Queue = (typeof queues)[number]

/**
 * Queues of activities alone, for the files of families: pictures, papers and what is read again; sounds and films. Their
 * workflows run on `media`, so that a box of photos never delays a message (docs/operations.md).
 */
export const fileQueues = ['vault', 'film'] as const
export type FileQueue = (typeof fileQueues)[number]
export const isFileQueue = (queue: string): queue is FileQueue => fileQueues.some((each) => each === queue)

/** How every worker reads what its workflows are told. */
export const payloadConverterPath = fileURLToPath(new URL('kernel/payloads.ts', import.meta.url))

/** A queue's workflows: the bundle made by `npm run build`, else their source, which takes the worker a second more. */
export const workflowSourceOf = (
  queue: Queue,
): Pick<WorkerOptions, 'workflowBundle' | 'workflowsPath' | 'dataConverter'> => {
  const built = fileURLToPath(new URL(`../dist/workflows/${queue}.js`, import.meta.url))
  if (process.env['NODE_ENV'] === 'production' && existsSync(built)) return { workflowBundle: { codePath: built } }
  const workflowsPath = fileURLToPath(new URL(`queues/${queue}.ts`, import.meta.url))
  return { workflowsPath, dataConverter: { payloadConverterPath } }
}
