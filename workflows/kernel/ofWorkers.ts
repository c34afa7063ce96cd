import type { WorkflowClient } from '@temporalio/client'
import { NativeConnection } from '@temporalio/worker'

/** Whether the client speaks over the workers' own connection: then a run's first task may come back with its start. */
export const isOfWorkers = ({ connection }: Pick<WorkflowClient, 'connection'>): boolean =>
  connection instanceof NativeConnection
