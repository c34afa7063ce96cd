import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { nextMail } from '../../backend/modules/subscribers/next.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import type { OpenPart } from '../kernel/module.ts'
import { openStreams } from '../kernel/openStreams.ts'
import { wakeSubscriber } from './reactor.ts'

const Row = v.object({ id: v.string() })

/** Addresses that have yet to be asked whether they want our letters. */
export const open = ({ db, load }: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const isDue = async (id: string) => nextMail((await load(subscriber, id)).state) !== undefined
  const find = async () => {
    const rows = await db.any(sql.type(Row)`
      select id from subscribers.subscribers where mail_waits_since is not null and state = 'unconfirmed'`)
    return openStreams(temporal, rows, { category: subscriber.category, wake: wakeSubscriber, isDue })
  }
  return [{ type: 'askSubscriber', counts: 'missingMails', find }]
}
