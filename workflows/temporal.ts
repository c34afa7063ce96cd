import { Client, Connection, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client'
import { msToTs } from '@temporalio/common'
import type { Settings } from '../backend/kernel/process/settings.ts'
import type { Sweep } from './kernel/module.ts'

// Temporal's IndexedValueType: 2 keyword, 3 int, 5 bool, 6 datetime.
export const SEARCH_ATTRIBUTES = {
  Category: 2,
  MessageState: 2,
  Step: 2,
  Mode: 2,
  OwnerRef: 2,
  StallReason: 2,
  DueAt: 6,
  NextStepAt: 6,
  Round: 3,
  DayMs: 3,
  Stalled: 5,
  Late: 5,
} as const

/** A client that finds a returning server within seconds: the default backoff was measured at 49 s. */
export const connectTemporal = async ({ temporalAddress, temporalNamespace }: Settings): Promise<Client> => {
  const connection = await Connection.connect({
    address: temporalAddress,
    connectTimeout: '3 seconds',
    channelArgs: { 'grpc.initial_reconnect_backoff_ms': 250, 'grpc.max_reconnect_backoff_ms': 2_000 },
  })
  return new Client({ connection, namespace: temporalNamespace })
}

/** Makes the namespace at the first start and adds what operators search by. */
export const prepareNamespace = async ({ connection }: Client, namespace: string): Promise<void> => {
  const known = await connection.workflowService.listNamespaces({})
  if (!known.namespaces.some(({ namespaceInfo }) => namespaceInfo?.name === namespace))
    await connection.workflowService.registerNamespace({
      namespace,
      workflowExecutionRetentionPeriod: msToTs('30 days'),
    })
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace })
  const missing = Object.entries(SEARCH_ATTRIBUTES).filter(([name]) => !(name in customAttributes))
  if (missing.length > 0)
    await connection.operatorService.addSearchAttributes({ namespace, searchAttributes: Object.fromEntries(missing) })
}

/** What runs at fixed times, apart from any message: never twice at once, and only the newest of what was missed. */
const scheduleSweep = async (
  { schedule }: Client,
  { id, workflowType, everyMs, taskQueue = 'timeline' }: Sweep,
): Promise<void> => {
  const intervals = [{ every: Math.max(Math.round(everyMs), 60_000) }]
  try {
    await schedule.create({
      scheduleId: id,
      spec: { intervals },
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' },
      action: { type: 'startWorkflow', workflowType, taskQueue, workflowId: id },
    })
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error
    await schedule.getHandle(id).update((previous) => ({ ...previous, spec: { intervals } }))
  }
}

/** Sets the times of all that runs by itself. */
export const scheduleSweeps = async (client: Client, sweeps: readonly Sweep[]): Promise<void> => {
  for (const sweep of sweeps) await scheduleSweep(client, sweep)
}
