import type { Kernel } from '../../backend/kernel/kernel.ts'
import { log } from '../../backend/kernel/process/log.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { addressesOf, authorFacts } from '../../backend/modules/messages/queries/facts.ts'
import { lifeFact } from '../../backend/modules/messages/queries/lifeFacts.ts'
import { alone, inTens } from '../kernel/alone.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { tryOnce } from '../kernel/post.ts'
import { concerned } from './concerned.ts'
import { gathering, type Asked } from './gathering.ts'
import { inspecting } from './inspect.ts'
import { noticeMail, noticesMail } from './noticeMail.ts'
import { timed } from './timed.ts'

/** The mail that asks the author: its tries and their proof. */
export const noticing = (kernel: Kernel) => {
  const { load, clock } = kernel
  const ask = trySystemCommand(kernel)
  const { tryInTime, doClocksAgree } = timed(kernel)
  const { lostOf, reportLost } = inspecting(kernel)
  const { peopleOf, datedOf } = concerned(kernel)

  const mailOf = async (asked: readonly Asked[]) => {
    const [first, ...others] = asked
    if (!first) throw new Error('There is nothing to ask about')
    const { author, ...known } = await peopleOf(first.state)
    if (others.length === 0) return noticeMail(kernel, first.state, author, known, first.tried)
    const named = await inTens(asked, async (each) => ({ ...each, names: (await peopleOf(each.state)).names }))
    return noticesMail(kernel, named, author, known)
  }
  const unreachedOf = async ({ ownerId }: Message) => {
    // Read after the try: whoever was there meanwhile is waited for.
    const [author, isTime] = await Promise.all([authorFacts(kernel, ownerId), doClocksAgree()])
    const life = isTime ? await lifeFact(kernel, ownerId) : undefined
    return { addresses: addressesOf(author).length, since: life?.seenAt, life }
  }

  const { notice: askAbout } = gathering({
    now: clock.now,
    load: async (id) => (await load(message, id)).state,
    addressesOf: async (state) => (await peopleOf(state)).addresses.length,
    datedOf,
    ask,
    tryInTime,
    send: async (asked) => tryOnce(kernel, 'check', await mailOf(asked)),
    unreachedOf,
    alone: (name, work) => alone(kernel, name, work),
  })

  const notice = async (messageId: string): Promise<void> => {
    const state = await askAbout(messageId)
    if (state) await inspectInTime(state)
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
