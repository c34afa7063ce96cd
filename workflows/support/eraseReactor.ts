import type { WorkflowClient } from '@temporalio/client'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { onErasure } from '../kernel/onErasure.ts'
import { endConversations } from './eraseWorkflow.ts'

/** The end of an account ends its conversations with us. */
export const conversationsErasureReactor = (temporal: WorkflowClient): Reactor =>
  onErasure(temporal, endConversations, 'conversations')
