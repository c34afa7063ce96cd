import type { WorkflowClient } from '@temporalio/client'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { onErasure } from '../kernel/onErasure.ts'
import { endReading } from './eraseWorkflow.ts'

/** The end of an account ends its reading of our letters. */
export const readersErasureReactor = (temporal: WorkflowClient): Reactor => onErasure(temporal, endReading, 'reading')
