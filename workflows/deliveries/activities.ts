import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import {
  acceptLink,
  beginLink,
  createDelivery,
  deferLink,
  rejectLink,
} from '../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { nextStep, type Step } from '../../backend/modules/deliveries/next.ts'
import { recipientOf, senderOf } from '../../backend/modules/deliveries/queries.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { beating, sleepUntil } from '../kernel/beating.ts'
import type { View } from '../kernel/tend.ts'
import { linkMail } from './mail.ts'

/** A delivery's stream and what it is for: ids and a number only. */
export type About = {
  readonly stream: string
  readonly messageId: string
  readonly recipientId: string
  readonly occurrence: number
}

/** Each step may run twice: it sleeps what is left, acts, and answers the next view. */
export const activities = (kernel: Kernel) => {
  const { load, mailer, clock } = kernel
  const ask = asking(kernel)

  const loadDelivery = async ({ stream }: About): Promise<View<Step['step']>> => {
    const { state, revision } = await load(delivery, idOfStream(stream))
    const next = nextStep(state, clock.now())
    return { revision: Number(revision ?? -1), status: state.status, isClosed: !next, next }
  }

  const create = async ({ stream, messageId, recipientId, occurrence }: About): Promise<void> => {
    const [sender, recipient] = await Promise.all([senderOf(kernel, messageId), recipientOf(kernel, recipientId)])
    if (!sender || !recipient) throw new Error('The read tables do not have this message yet')
    const { authorId } = sender
    const { name, address, hasDeclined } = recipient
    const linkNonce = derivedId(`link:${stream}`)
    const facts = { messageId, recipientId, authorId, occurrence, address, name, linkNonce, hasDeclined }
    await ask(delivery, idOfStream(stream), createDelivery(facts), 'createDelivery')
  }

  const dispatch = async ({ stream }: About): Promise<void> => {
    const id = idOfStream(stream)
    const { state } = await load(delivery, id)
    if (state.status !== 'queued') return
    // A try whose answer was lost is the same try, with the same mail and the same link.
    const attempt = state.link?.state === 'attempted' ? state.link.attempt : (state.link?.attempt ?? 0) + 1
    const { messageId, recipientId } = state
    const tried = { messageId, recipientId, attempt, mailId: derivedId(`link-mail:${id}:${state.linkNonce}`) }
    if (!(await ask(delivery, id, beginLink(tried), 'beginLink', attempt))) return
    const sender = await senderOf(kernel, messageId)
    const { outcome, ...answer } = await mailer.send(
      linkMail(kernel, id, state, sender?.senderName ?? '', tried.mailId),
    )
    const proof = { ...tried, smtpCode: answer.smtpCode }
    if (outcome === 'accepted' && 'acceptedAt' in answer)
      await ask(delivery, id, acceptLink({ ...proof, acceptedAt: answer.acceptedAt }), 'acceptLink', attempt)
    else if (outcome === 'rejected') await ask(delivery, id, rejectLink(proof), 'rejectLink', attempt)
    else await ask(delivery, id, deferLink(proof), 'deferLink', attempt)
  }

  const step = (act: (about: About) => Promise<void>) => (about: About, at: string) =>
    beating(async () => {
      await sleepUntil(at)
      await act(about)
      return loadDelivery(about)
    })
  return { loadDelivery, create: step(create), dispatch: step(dispatch) }
}
export type Activities = ReturnType<typeof activities>
