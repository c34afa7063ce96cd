import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { randoms } from '../../backend/kernel/page/strips.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { placeOf } from '../../backend/modules/prompts/contract/questions.ts'
import { recordAccepted, recordSkipped, stopPrompts } from '../../backend/modules/prompts/decide.ts'
import type { PromptsEvent } from '../../backend/modules/prompts/events.ts'
import { prompt } from '../../backend/modules/prompts/prompt.ts'
import { dayIn, nextWeek } from '../../backend/modules/prompts/week.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { sleepUntil } from '../kernel/beating.ts'
import { postWhileHeard } from '../kernel/post.ts'
import type { View } from '../kernel/tend.ts'
import { promptMail } from './mail.ts'

// RFC 5321: the mailbox is not there, is not local, or its name is not allowed.
const NO_SUCH_MAILBOX = new Set([550, 551, 553])
/** A question that is later than this is left out: another comes soon. */
const LATE_DAYS = 2

type Reason = Extract<PromptsEvent, { type: 'PromptSkipped' }>['data']['reason']

export const activities = (kernel: Kernel) => {
  const { load, system, clock } = kernel
  const ask = asking(kernel)

  const loadPrompt = async (stream: string): Promise<View> => {
    const { state, revision } = await load(prompt, idOfStream(stream))
    const isOn = state.status === 'on'
    const next = isOn ? { step: 'mail', at: state.dueAt } : undefined
    return { revision: Number(revision ?? -1n), status: state.status, isClosed: !isOn, next }
  }

  const dueOf = async (id: string) => {
    const { state } = await load(prompt, id)
    if (state.status !== 'on') return undefined
    const now = clock.now()
    const reach = await reachOf(kernel, id)
    const zone = reach.zone ?? 'UTC'
    const number = state.number + 1
    return { ...reach, zone, now, number, wasDueAt: state.dueAt, dueAt: nextWeek(zone, now, clock.dayMs) }
  }
  type Due = NonNullable<Awaited<ReturnType<typeof dueOf>>>

  const skip = async (id: string, { number, dueAt }: Due, reason: Reason): Promise<void> => {
    await ask(prompt, id, recordSkipped({ number, dueAt, reason }), 'recordSkipped', number)
  }
  const stop = async (id: string, number: number, how: 'no_mailbox' | 'ended'): Promise<void> => {
    await ask(prompt, id, stopPrompts(how), 'stopPrompts', number)
  }

  const send = async (stream: string, id: string, due: Due): Promise<void> => {
    const { number, dueAt, zone, wasDueAt } = due
    const to = { accountId: id, address: due.email, name: due.name }
    const place = placeOf(randoms(id)(), dayIn(zone, wasDueAt))
    const mail = promptMail(kernel, to, place, commandIdOf(stream, 'mail', number))
    const sent = await postWhileHeard(kernel, id, 'weekly-question', mail)
    if (sent.outcome === 'unheard') {
      await skip(id, due, 'unheard')
      return
    }
    if (sent.outcome === 'accepted') {
      const { smtpCode, acceptedAt } = sent
      await ask(prompt, id, recordAccepted({ number, dueAt, smtpCode, acceptedAt }), 'recordAccepted', number)
      return
    }
    if (NO_SUCH_MAILBOX.has(sent.smtpCode)) await stop(id, number, 'no_mailbox')
    else await skip(id, due, 'refused')
  }

  /** Sends the question that is due. Every try is the same email; the transport's yes or no is kept. */
  const mailPrompt = async (stream: string, at: string): Promise<View> => {
    const id = idOfStream(stream)
    await sleepUntil(at)
    const due = await dueOf(id)
    if (due?.wasDueAt !== at) return loadPrompt(stream)
    if (due.email === '') await stop(id, due.number, 'ended')
    else if (!due.isVerified) await skip(id, due, 'unconfirmed')
    else if (!(await system.now()).emailNotifications) await skip(id, due, 'switched_off')
    else if (due.now > plus(due.wasDueAt, LATE_DAYS * clock.dayMs)) await skip(id, due, 'late')
    else await send(stream, id, due)
    return loadPrompt(stream)
  }

  /** Leaves out the one that is due, which no try could deliver. */
  const skipPrompt = async (stream: string, at: string): Promise<View> => {
    const id = idOfStream(stream)
    const due = await dueOf(id)
    if (due?.wasDueAt === at) await skip(id, due, 'late')
    return loadPrompt(stream)
  }
  return { loadPrompt, mailPrompt, skipPrompt }
}
export type Activities = ReturnType<typeof activities>
