import type { Kernel } from '../../backend/kernel/kernel.ts'
import { log } from '../../backend/kernel/process/log.ts'
import { acceptNotice, beginNotice, deferNotice, rejectNotice } from '../../backend/modules/messages/decide/notice.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { openSlot } from '../../backend/modules/messages/next.ts'
import { lifeFact } from '../../backend/modules/messages/queries/lifeFacts.ts'
import { asking } from '../kernel/ask.ts'
import { tryOnce } from '../kernel/post.ts'
import { inspecting } from './inspect.ts'
import { noticeMail } from './mail.ts'
import { noticeIdOf, concerned } from './concerned.ts'
import { timed } from './timed.ts'

/** The mail that asks the author: its tries and their proof. */
export const noticing = (kernel: Kernel) => {
  const { load, clock } = kernel
  const ask = asking(kernel)
  const { askInTime, doClocksAgree } = timed(kernel)
  const { lostOf, reportLost } = inspecting(kernel)
  const { peopleOf } = concerned(kernel)

  const notice = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const open = openSlot(state)
    if (!open) return
    const { round } = state
    const { slot } = open
    const { author, names, addresses, ...known } = await peopleOf(state)
    const before = state.notices[slot]
    // A try whose answer was lost is the same try, with the same mail and the same link.
    const attempt = before?.state === 'attempted' ? before.attempt : (before?.attempt ?? 0) + 1
    const addrIdx = Math.min(before?.nextAddrIdx ?? 0, addresses.length - 1)
    const mailId = noticeIdOf(state, slot, addrIdx, before?.voided ?? 0)
    const tried = { round, slot, attempt, mailId, ...(addrIdx > 0 && { addrIdx }) }
    const ids = [round, slot, attempt] as const
    const begun = await askInTime(messageId, beginNotice(tried), 'beginNotice', ...ids)
    if (!begun) return
    const mail = noticeMail(kernel, begun, author, { names, ...known }, { ...tried, leavesAt: clock.now() })
    const { outcome, ...answer } = await tryOnce(kernel, 'check', mail)
    const proof = { ...tried, smtpCode: answer.smtpCode }
    if (outcome === 'accepted' && 'acceptedAt' in answer)
      await ask(message, messageId, acceptNotice({ ...proof, acceptedAt: answer.acceptedAt }), 'acceptNotice', ...ids)
    else {
      const [decision, name] = outcome === 'rejected' ? [rejectNotice, 'rejectNotice'] : [deferNotice, 'deferNotice']
      // Read after the try: whoever was there meanwhile is waited for.
      const [now, isTime] = await Promise.all([peopleOf(state), doClocksAgree()])
      const life = isTime ? await lifeFact(kernel, state.ownerId) : undefined
      const unreached = { addresses: now.addresses.length, since: life?.seenAt, life }
      await ask(message, messageId, decision({ ...proof, ...unreached }), name, ...ids)
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
