import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { LAST_REMINDER_DAYS, nextStep } from '../../backend/modules/deliveries/next.ts'
import type { Open, OpenPart } from '../kernel/open.ts'
import { wakeDelivery } from './reactor.ts'

const Link = v.object({ id: v.string(), messageId: v.string(), recipientId: v.string(), occurrence: v.number() })
/** An unopened delivery has a workflow until its last reminder has left; a day more for one that is late. */
const REMINDED_DAYS = LAST_REMINDER_DAYS + 1

/** What the read tables say is open of deliveries. */
export const open = (kernel: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const { db, clock, load } = kernel
  /** Deliveries whose link, code, news or reminder has yet to leave, or that wait for another address; the stream says whether it really has. */
  const links = async (): Promise<Open[]> => {
    const rows = await db.any(sql.type(Link)`
      select id, message_id, recipient_id, occurrence from deliveries.deliveries
      where pending <> '{}' or state = 'queued' or (state = 'bounced' and retry_at is not null)
        or proposal_counts_at is not null
        or (state = 'sent' and sent_at > now() - ${`${REMINDED_DAYS * clock.dayMs} milliseconds`}::interval)`)
    return rows.map(({ id, ...about }) => {
      const stream = `delivery-${id}`
      const start = async () => {
        const { state } = await load(delivery, id)
        if (!nextStep(state, clock.now(), clock.dayMs)) return false
        await wakeDelivery(temporal, { stream, ...about })
        return true
      }
      return { workflowId: stream, start }
    })
  }
  return [{ type: 'tendDelivery', counts: 'missingLinks', find: links }]
}
