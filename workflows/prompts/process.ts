import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { isNoMailbox } from '../../backend/kernel/log/tries.ts'
import { randoms } from '../../backend/kernel/page/strips.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { placeOf } from '../../backend/modules/prompts/contract/questions.ts'
import { recordAccepted, recordSkipped, stopPrompts } from '../../backend/modules/prompts/decide.ts'
import type { PromptsEvent } from '../../backend/modules/prompts/events.ts'
import { prompt } from '../../backend/modules/prompts/prompt.ts'
import { askedWeekly } from '../../backend/modules/prompts/queries.ts'
import { dayIn, nextWeek } from '../../backend/modules/prompts/week.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { postWhileHeard } from '../kernel/post.ts'
import { process } from '../kernel/process.ts'
import { promptMail } from './mail.ts'

/** @number how late a weekly question may still leave. Another comes soon. */
const LATE_DAYS = 2

type Reason = Extract<PromptsEvent, { type: 'PromptSkipped' }>['data']['reason']

const dueOf = async (kernel: Kernel, id: string) => {
  const { load, clock } = kernel
  const { state } = await load(prompt, id)
  const now = clock.now()
  const reach = await reachOf(kernel, id)
  const zone = reach.zone ?? 'UTC'
  return {
    ...reach,
    zone,
    now,
    number: state.number + 1,
    wasDueAt: state.dueAt,
    dueAt: nextWeek(zone, now, clock.dayMs),
  }
}
type DuePrompt = Awaited<ReturnType<typeof dueOf>>

const skip = async (kernel: Kernel, id: string, { number, dueAt }: DuePrompt, reason: Reason): Promise<void> => {
  await trySystemCommand(kernel)(prompt, id, recordSkipped({ number, dueAt, reason }), 'recordSkipped', number)
}
/** Whoever asks for questions again has the same number before them, at another time. */
const stop = async (kernel: Kernel, id: string, { number, wasDueAt }: DuePrompt, how: 'no_mailbox' | 'ended') => {
  await trySystemCommand(kernel)(prompt, id, stopPrompts(how), 'stopPrompts', number, wasDueAt)
}

const send = async (kernel: Kernel, id: string, due: DuePrompt): Promise<void> => {
  const { number, dueAt, zone, wasDueAt } = due
  const to = { accountId: id, address: due.email, name: due.name }
  const place = placeOf(randoms(id)(), dayIn(zone, wasDueAt))
  const mail = promptMail(kernel, to, place, commandIdOf(`prompt-${id}`, 'mail', number))
  const sent = await postWhileHeard(kernel, id, 'weekly-question', mail)
  if (sent.outcome === 'unheard') return skip(kernel, id, due, 'unheard')
  if (sent.outcome === 'accepted') {
    const { smtpCode, acceptedAt } = sent
    const taken = recordAccepted({ number, dueAt, smtpCode, acceptedAt })
    await trySystemCommand(kernel)(prompt, id, taken, 'recordAccepted', number)
    return undefined
  }
  return isNoMailbox(sent.smtpCode) ? stop(kernel, id, due, 'no_mailbox') : skip(kernel, id, due, 'refused')
}

/** The question that is due. Every try is the same email; the transport's yes or no is kept. */
const ask = async (kernel: Kernel, id: string): Promise<void> => {
  const due = await dueOf(kernel, id)
  const { clock, system } = kernel
  // Whoever has asked for questions again meanwhile has it in a week, under the same number.
  if (due.now < due.wasDueAt) return undefined
  if (due.email === '') return stop(kernel, id, due, 'ended')
  if (!due.isVerified) return skip(kernel, id, due, 'unconfirmed')
  if (!(await system.now()).emailNotifications) return skip(kernel, id, due, 'switched_off')
  if (due.now > plus(due.wasDueAt, LATE_DAYS * clock.dayMs)) return skip(kernel, id, due, 'late')
  return send(kernel, id, due)
}

/** Whoever wants a question each week is asked one, until they want no more. */
export const promptProcess = process({
  aggregate: prompt,
  wakes: (wake) => ({ PromptsRequested: (event) => wake(event), PromptsStopped: (event) => wake(event) }),
  status: ({ status }) => status,
  next: ({ status, dueAt, number }) => (status === 'on' ? { step: 'ask', at: dueAt, mark: number + 1 } : undefined),
  steps: {
    ask: {
      act: ask,
      // Next week there is another question.
      afterDay: async (kernel, id) => skip(kernel, id, await dueOf(kernel, id), 'late'),
    },
  },
  open: [{ find: async (kernel) => (await askedWeekly(kernel)).map((id) => ({ id })) }],
})
