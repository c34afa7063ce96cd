import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { conversation } from '../../backend/modules/support/conversation.ts'
import { nextLetter } from '../../backend/modules/support/next.ts'
import type { OpenPart } from '../kernel/module.ts'
import { openStreams } from '../kernel/openStreams.ts'
import { wakeConversation } from './reactor.ts'

const Row = v.object({ id: v.string() })

/** Conversations with a letter that has yet to leave. */
export const open = ({ db, load }: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const isDue = async (id: string) => {
    const { state } = await load(conversation, id)
    return state.email !== ERASED && nextLetter(state) !== undefined
  }
  const find = async () => {
    const rows = await db.any(sql.type(Row)`
      select id from support.conversations where answered < cardinality(letters)`)
    return openStreams(temporal, rows, { category: conversation.category, wake: wakeConversation, isDue })
  }
  return [{ type: 'tendConversation', counts: 'missingMails', find }]
}
