import type { WorkflowClient } from '@temporalio/client'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import type { Open, OpenPart } from './open.ts'
import type { Process, Wake } from './process.ts'
import { tend } from './processWorkflow.ts'
import { changed } from './processLoop.ts'

const idOfPart = (stream: string, part: string): string => (part === '' ? stream : `${stream}.${part}`)

/** Starts the process of a part of a stream, or tells the running workflow up to where the stream has changed. */
export const wakePart = async (
  temporal: WorkflowClient,
  stream: string,
  part: string,
  revision: number,
): Promise<void> => {
  const category = stream.slice(0, stream.indexOf('-'))
  await temporal.signalWithStart(tend, {
    taskQueue: 'mail',
    workflowId: idOfPart(stream, part),
    workflowTaskTimeout: '2 seconds',
    args: [{ stream, part }],
    searchAttributes: { Category: [category] },
    staticSummary: `${category} …${stream.slice(-4)} ${part.split('-', 1)[0] ?? ''}`.trim(),
    signal: changed,
    signalArgs: [revision],
  })
}

/** Starts or wakes the process that each event concerns. */
export const processReactor = (temporal: WorkflowClient, all: readonly Process[]): Reactor => {
  const wake: Wake = ({ stream, revision }, part = '') => wakePart(temporal, stream, part, Number(revision))
  return Object.fromEntries(all.map(({ category, reaction }) => [category, reaction(wake)]))
}

/** The parts that the read tables call open, for which no workflow may be running. */
export const openProcesses = (kernel: Kernel, temporal: WorkflowClient, all: readonly Process[]): readonly OpenPart[] =>
  all.flatMap(({ category, open, work }) => {
    const { load } = work(kernel)
    const openOf = ({ id, part = '' }: { readonly id: string; readonly part?: string }): Open => {
      const stream = `${category}-${id}`
      const start = async () => {
        // The read table may be behind the stream.
        if ((await load(id, part)).isClosed) return false
        await wakePart(temporal, stream, part, Number.MAX_SAFE_INTEGER)
        return true
      }
      return { workflowId: idOfPart(stream, part), start }
    }
    return open.map(({ find, counts }) => ({
      type: 'tend',
      ...(counts && { counts }),
      find: async () => (await find(kernel)).map(openOf),
    }))
  })
