import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { nextInvitation } from '../../backend/modules/recipients/next.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import type { OpenPart } from '../kernel/module.ts'
import { openStreams } from '../kernel/openStreams.ts'
import { wakeRecipient } from './reactor.ts'

const Row = v.object({ id: v.string() })

/** People whose invitation has yet to leave. */
export const open = ({ db, load }: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const isDue = async (id: string) => nextInvitation((await load(recipient, id)).state) !== undefined
  const find = async () => {
    const rows = await db.any(sql.type(Row)`
      select id from recipients.recipients
      where mail_waits_since is not null and consent = 'invited' and not is_removed`)
    return openStreams(temporal, rows, { category: recipient.category, wake: wakeRecipient, isDue })
  }
  return [{ type: 'inviteRecipient', counts: 'missingMails', find }]
}
