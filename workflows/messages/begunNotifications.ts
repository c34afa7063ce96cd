import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Claim, MessagesEvent } from '../../backend/modules/messages/events.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { inTens } from '../kernel/alone.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { notificationKind, notificationKinds, type Notification } from '../kernel/notification.ts'
import { claimMail, claimsMail } from './claimMail.ts'
import { concerned } from './concerned.ts'
import { gatherMs } from './dueNotice.ts'

const Id = v.object({ id: v.string() })

/**
 * What one life gave a date is claimed within minutes. Those whose undo time ends within the same time for which checks
 * wait for each other are told of together, and while it runs.
 */
export const begunTogether = ({ holdUntil }: Pick<Claim, 'holdUntil'>, dayMs: number) => {
  const ms = Math.max(1, gatherMs({ dayMs }))
  const from = new Date(Math.floor(Date.parse(holdUntil) / ms) * ms)
  return { mark: `${from.toISOString()}_${new Date(from.getTime() + ms).toISOString()}`, gapsMs: [ms] }
}

/** That what an author's silence or death gave a date is on its way. */
export const begunNotifications = (kernel: Kernel) => {
  const { db, load } = kernel
  const { peopleOf } = concerned(kernel)

  const begunOf = async ({ stream, mark }: Notification): Promise<readonly Message[] | undefined> => {
    const [from = '', to = ''] = mark.split('_')
    const rows = await db.any(sql.type(Id)`
      select id from messages.messages where owner_id = ${idOfStream(stream)} and state = 'claimed'
        and triggered_by in ('presumed', 'confirmed') and hold_until >= ${from} and hold_until < ${to}
      order by hold_until, id`)
    const states = await inTens(rows, async ({ id }) => (await load(message, id)).state)
    const begun = states.filter(({ status }) => status === 'claimed')
    return begun.length > 0 ? begun : undefined
  }
  return notificationKinds<MessagesEvent>(message.category)({
    begun: notificationKind({
      on: {
        DeliveryClaimed: ({ data, metadata: { dayMs } }) =>
          data.ofLife !== undefined && { stream: `life-${data.ofLife}`, ...begunTogether(data, dayMs) },
      },
      readTables: 'messages',
      stillTrue: begunOf,
      whom: () => ['author'],
      letter: async (states, _who, { stream, mark }) => {
        const begun = await inTens(states, async (state) => ({ state, names: (await peopleOf(state)).names }))
        const [first] = begun
        if (!first) return []
        const { author, addresses, lifeSentence } = await peopleOf(first.state)
        return addresses.map((to, index) => {
          const told = { to, mailId: derivedId(`begun:${stream}:${mark}:${index}`) }
          return begun.length === 1
            ? claimMail(kernel, first.state, author, { names: first.names, lifeSentence }, told)
            : claimsMail(kernel, begun, author, lifeSentence, told)
        })
      },
    }),
  })
}
