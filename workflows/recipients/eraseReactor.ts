import type { WorkflowClient } from '@temporalio/client'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { onErasure } from '../kernel/onErasure.ts'
import { endPeople } from './eraseWorkflow.ts'

/** The end of an account is the end of its address book. */
export const peopleErasureReactor = (temporal: WorkflowClient): Reactor => onErasure(temporal, endPeople, 'people')
