import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Sent } from '../../backend/kernel/mail/mailer.ts'
import { log } from '../../backend/kernel/process/log.ts'
import { isOfLife } from '../../backend/modules/messages/armed.ts'
import { acceptNotice, beginNotice, deferNotice, rejectNotice } from '../../backend/modules/messages/decide/notice.ts'
import type { Try } from '../../backend/modules/messages/events.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { addressesOf, authorFacts } from '../../backend/modules/messages/queries/facts.ts'
import { lifeFact } from '../../backend/modules/messages/queries/lifeFacts.ts'
import { alone, inTens } from '../kernel/alone.ts'
import { asking } from '../kernel/ask.ts'
import { tryOnce } from '../kernel/post.ts'
import { concerned } from './concerned.ts'
import { dueOf, gatheredIdOf, groupOf, isFor, triedOf, type Due } from './dueNotice.ts'
import { inspecting } from './inspect.ts'
import { noticeMail } from './mail.ts'
import { noticesMail } from './noticesMail.ts'
import { timed } from './timed.ts'

/** The mail that asks the author: its tries and their proof. */
export const noticing = (kernel: Kernel) => {
  const { load, clock } = kernel
  const ask = asking(kernel)
  const { askInTime, doClocksAgree } = timed(kernel)
  const { lostOf, reportLost } = inspecting(kernel)
  const { peopleOf, datedOf } = concerned(kernel)
  const idsOf = ({ round, slot, attempt }: Try) => [round, slot, attempt] as const

  /** The intent stands before the mail leaves; undefined where it is no longer to be asked about. */
  const begin = async ({ messageId }: Message, tried: Try) => {
    const begun = await askInTime(messageId, beginNotice(tried), 'beginNotice', ...idsOf(tried))
    return begun && { state: begun, tried: { ...tried, leavesAt: clock.now() } }
  }
  /** What the transport said of a mail, for each message that it asks about. */
  const record = async (asked: readonly { readonly state: Message; readonly tried: Try }[], sent: Sent) => {
    const [first] = asked
    if (!first) return
    const { outcome, ...answer } = sent
    const proofOf = ({ round, slot, attempt, mailId, addrIdx }: Try) => ({
      round,
      slot,
      attempt,
      mailId,
      ...(addrIdx !== undefined && { addrIdx }),
      smtpCode: answer.smtpCode,
    })
    if (outcome === 'accepted' && 'acceptedAt' in answer) {
      const { acceptedAt } = answer
      await inTens(asked, ({ state, tried }) => {
        const accepted = acceptNotice({ ...proofOf(tried), acceptedAt })
        return ask(message, state.messageId, accepted, 'acceptNotice', ...idsOf(tried))
      })
      return
    }
    const [decision, name] = outcome === 'rejected' ? [rejectNotice, 'rejectNotice'] : [deferNotice, 'deferNotice']
    // Read after the try: whoever was there meanwhile is waited for.
    const { ownerId } = first.state
    const [author, isTime] = await Promise.all([authorFacts(kernel, ownerId), doClocksAgree()])
    const life = isTime ? await lifeFact(kernel, ownerId) : undefined
    const unreached = { addresses: addressesOf(author).length, since: life?.seenAt, life }
    await inTens(asked, ({ state, tried }) =>
      ask(message, state.messageId, decision({ ...proofOf(tried), ...unreached }), name, ...idsOf(tried)),
    )
  }

  const one = async (due: Due): Promise<void> => {
    const { author, names, reporters, standing } = await peopleOf(due.state)
    const begun = await begin(due.state, triedOf(due))
    if (!begun) return
    const mail = noticeMail(kernel, begun.state, author, { names, reporters, standing }, begun.tried)
    await record([begun], await tryOnce(kernel, 'check', mail))
  }

  /** What one silence or death gave its date is asked about in one mail, which is the proof of each. */
  const together = async (due: Due): Promise<void> => {
    const { state, addresses } = due
    const ids = new Set([state.messageId, ...(await datedOf(state.ownerId))])
    const others = await inTens([...ids], async (id) => dueOf((await load(message, id)).state, addresses, clock.now()))
    const group = groupOf(due, others, clock.now())
    const [first] = group
    if (!first || !group.some((each) => each.state.messageId === state.messageId)) return
    if (group.length === 1) return one(due)
    const mailId = gatheredIdOf(due, first)
    const begun = (await inTens(group, (each) => begin(each.state, { ...triedOf(each), mailId }))).filter(
      (each) => each !== undefined,
    )
    const { author, ...known } = await peopleOf(state)
    const asked = await inTens(begun, async (each) => ({ ...each, names: (await peopleOf(each.state)).names }))
    const mail = noticesMail(kernel, asked, author, known)
    if (mail) await record(begun, await tryOnce(kernel, 'check', mail))
  }

  const notice = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const { addresses } = await peopleOf(state)
    const due = dueOf(state, addresses.length, clock.now())
    // Another one's mail has asked about it by now.
    if (!due) return isOfLife(state) ? inspectInTime(state) : undefined
    if (!isOfLife(state)) await one(due)
    else {
      const isDone = await alone(kernel, `checks ${state.ownerId}`, async () => {
        const now = dueOf((await load(message, messageId)).state, addresses.length, clock.now())
        if (now && isFor(now, due)) await together(now)
      })
      if (!isDone) return
    }
    await inspectInTime(state)
  }

  /** Two days and one day before are in time to give a broken recording again; a check never waits for a blob. */
  const inspectInTime = async (state: Message): Promise<void> => {
    try {
      await reportLost(state, await lostOf(state))
    } catch (error) {
      log.warn('recordings could not be read again', { stream: `message-${state.messageId}`, error })
    }
  }
  return { notice }
}
