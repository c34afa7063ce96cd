import type { WorkflowClient } from '@temporalio/client'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { onErasure } from '../kernel/onErasure.ts'
import { endRecordings } from './eraseWorkflow.ts'

/** The end of an account ends its recordings. */
export const recordingsErasureReactor = (temporal: WorkflowClient): Reactor =>
  onErasure(temporal, endRecordings, 'recordings')
