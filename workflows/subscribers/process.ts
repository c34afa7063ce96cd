import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import { recordMail } from '../../backend/modules/subscribers/decide.ts'
import { nextMail } from '../../backend/modules/subscribers/next.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import { process } from '../kernel/process.ts'
import { confirmationMail } from './mail.ts'

const Row = v.object({ id: v.string() })

/** Whoever asks for our letters is asked whether it was they. */
export const subscriberProcess = process({
  aggregate: subscriber,
  wakes: (wake) => ({ SubscriptionRequested: (event) => wake(event) }),
  status: ({ status }) => status,
  next: (state) => {
    const request = nextMail(state)
    return request === undefined ? undefined : { step: 'mail', at: state.requestedAt, mark: request }
  },
  steps: {
    mail: {
      letter: async (kernel, { state, due: { mark: request = 0 } }) => {
        if (!(await kernel.system.now()).emailNotifications) return undefined
        const mailId = commandIdOf(`subscriber-${state.subscriberId}`, 'confirmationMail', request)
        const mail = confirmationMail(kernel, state, mailId)
        return { kind: 'newsletter-confirmation', mail, stranger: { purpose: 'asked' } }
      },
      answered: ({ due }, proof) => recordMail({ request: Number(due.mark), ...proof }),
    },
  },
  open: [
    {
      counts: 'missingMails',
      find: ({ db }) =>
        db.any(sql.type(Row)`
        select id from subscribers.subscribers where mail_waits_since is not null and state = 'unconfirmed'`),
    },
  ],
})
