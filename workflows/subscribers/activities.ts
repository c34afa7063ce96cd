import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordAcceptedMail, recordRejectedMail, suppress } from '../../backend/modules/subscribers/decide.ts'
import { nextMail } from '../../backend/modules/subscribers/next.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { toStranger } from '../kernel/post.ts'
import type { View } from '../kernel/tend.ts'
import { confirmationMail } from './mail.ts'

// RFC 5321: the mailbox is not there, is not local, or its name is not allowed.
const NO_SUCH_MAILBOX = new Set([550, 551, 553])

export const activities = (kernel: Kernel) => {
  const { load, system } = kernel
  const ask = asking(kernel)

  const loadSubscriber = async (stream: string): Promise<View> => {
    const { state, revision } = await load(subscriber, idOfStream(stream))
    const isDue = nextMail(state) !== undefined
    const next = isDue ? { step: 'mail', at: state.requestedAt } : undefined
    return { revision: Number(revision ?? -1n), status: state.status, isClosed: !isDue, next }
  }

  /** Sends the question that is asked for. Every try sends the same link; the transport's yes or no is kept. */
  const mailSubscriber = async (stream: string): Promise<View> => {
    const id = idOfStream(stream)
    const { state } = await load(subscriber, id)
    const request = nextMail(state)
    if (request === undefined) return loadSubscriber(stream)
    if (!(await system.now()).emailNotifications) {
      await ask(subscriber, id, recordRejectedMail({ request, smtpCode: 0 }), 'recordRejectedMail', request)
      return loadSubscriber(stream)
    }
    const mail = confirmationMail(kernel, state, commandIdOf(stream, 'confirmationMail', request))
    const sent = await toStranger(kernel, 'newsletter-confirmation', mail, { purpose: 'asked' })
    if (sent.outcome === 'waits')
      return { ...(await loadSubscriber(stream)), next: { step: 'mail', at: sent.leavesAt } }
    const { smtpCode } = sent
    if (sent.outcome === 'accepted') {
      const decision = recordAcceptedMail({ request, smtpCode, acceptedAt: sent.acceptedAt })
      await ask(subscriber, id, decision, 'recordAcceptedMail', request)
    } else {
      await ask(subscriber, id, recordRejectedMail({ request, smtpCode }), 'recordRejectedMail', request)
      if (NO_SUCH_MAILBOX.has(smtpCode)) await ask(subscriber, id, suppress('bounced'), 'suppress', request)
    }
    return loadSubscriber(stream)
  }
  return { loadSubscriber, mailSubscriber }
}
export type Activities = ReturnType<typeof activities>
