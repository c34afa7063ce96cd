import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { NativeConnection, Worker } from '@temporalio/worker'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import { connectTemporal } from '../../workflows/temporal.ts'
import { until } from '../kill/until.ts'
import { quietRuntime } from '../support/quietRuntime.ts'
import type { plain } from './plainWorkflow.ts'

const QUEUE = 'bench'

quietRuntime()

/** Asks the stack's Temporal how many workflows of a type run. */
export const withTemporal = async <T>(
  settings: Settings,
  work: (asking: ReturnType<typeof askingOf>) => Promise<T>,
): Promise<T> => {
  const client = await connectTemporal(settings)
  try {
    return await work(askingOf(client))
  } finally {
    await client.connection.close()
  }
}
const askingOf = (client: Awaited<ReturnType<typeof connectTemporal>>) => {
  const runningN = async (type: string): Promise<number> =>
    (await client.workflow.count(`WorkflowType = '${type}' and ExecutionStatus = 'Running'`)).count
  /** @throws Error unless so many run in time */
  const untilRunning = (type: string, n: number, ms = 600_000) =>
    until(`${n} workflows ${type}`, ms, async () => (await runningN(type)) === n || undefined)
  const startPlain = (steps: number, sleepMs: number) =>
    client.workflow.start<typeof plain>('plain', { taskQueue: QUEUE, workflowId: randomUUID(), args: [steps, sleepMs] })
  return { runningN, untilRunning, startPlain }
}

/** A worker of the bench's own for the plain workflow, while something is measured. */
export const withPlainWorker = async <T>(
  { temporalAddress: address, temporalNamespace: namespace }: Settings,
  work: () => Promise<T>,
): Promise<T> => {
  const connection = await NativeConnection.connect({ address })
  const worker = await Worker.create({
    connection,
    namespace,
    taskQueue: QUEUE,
    workflowsPath: fileURLToPath(new URL('plainWorkflow.ts', import.meta.url)),
    activities: { act: async () => 'done' },
  })
  try {
    return await worker.runUntil(work())
  } finally {
    await connection.close()
  }
}
