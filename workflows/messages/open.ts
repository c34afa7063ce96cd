import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { mayBeOpened } from '../../backend/kernel/log/keys.ts'
import { isHandedOver, statusesThat } from '../../backend/modules/messages/reading.ts'
import { leftOfAccount } from '../kernel/endsReactor.ts'
import { hasEnded } from '../kernel/hasEnded.ts'
import type { Open, OpenPart } from '../kernel/open.ts'
import { MESSAGES } from './erase.ts'

const Kept = v.object({ accountId: v.string(), messageId: v.string() })

/** What the read tables say is open of messages' ends; the sweep itself holds messages against their workflows. */
export const open = (kernel: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const { db, keys } = kernel
  /** An account that has ended, and of whose words a key is left that nobody was given. */
  const remains = async (): Promise<Open[]> => {
    const rows = await db.any(sql.type(Kept)`
      select a.id as account_id, kept.id as message_id from accounts.accounts a join lateral (
        select id from messages.messages
        where owner_id = a.id and state <> all(${sql.array(statusesThat(isHandedOver), 'text')})
      ) kept on ${mayBeOpened(['message'], sql.fragment`kept.id`)}
      where ${hasEnded(kernel)}
        and not exists (select from deliveries.deliveries d where d.message_id = kept.id
          and (d.opened_at is not null or d.sent_at is not null and d.state not in ('revoked', 'declined', 'bounced')))`)
    const left = new Set<string>()
    for (const { accountId, messageId } of rows) if (await keys.isThere(`message-${messageId}`)) left.add(accountId)
    return [...left].map((accountId) => leftOfAccount(temporal, accountId, MESSAGES))
  }
  return [{ type: 'end', counts: 'missingEnds', find: remains }]
}
