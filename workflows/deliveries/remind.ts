import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { fromOf } from '../../backend/kernel/words/from.ts'
import { recordReminder } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery, type Delivery } from '../../backend/modules/deliveries/delivery.ts'
import { isGathered, remindAt } from '../../backend/modules/deliveries/next.ts'
import { besides, senderOf } from '../../backend/modules/deliveries/queries.ts'
import { readerAt } from '../../backend/modules/deliveries/readers.ts'
import { alone, inTens } from '../kernel/alone.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { tryOnce } from '../kernel/post.ts'
import { reminderMail } from './mail.ts'
import { precheck } from './precheck.ts'

type Unopened = { readonly id: string; readonly state: Delivery }

/** @number how near reminders go out in one mail */
const NEAR_DAYS = 3
/** @number part of a day in which an author's mails to a person are one */
const SAME_DAY = 0.9

/** Who has not opened what was left for them is written to once more. */
export const reminding = (kernel: Kernel) => {
  const { load, clock, system } = kernel
  const ask = trySystemCommand(kernel)
  const { isStopped } = precheck(kernel)

  const mail = async (all: readonly Unopened[]): Promise<void> => {
    const [first] = all
    if (!first) return
    const [sender, reader] = await Promise.all([
      senderOf(kernel, first.state.messageId),
      readerAt(kernel, first.state.recipientId, first.state.address),
    ])
    const from = fromOf(sender?.senderName ?? '', reader)
    const mailId = derivedId(`reminder:${first.id}:${first.state.reminders + 1}`)
    const isOn = (await system.now()).emailNotifications
    // A courtesy: one that is not taken, or that the house has switched off, is not tried again before the next.
    const { smtpCode } = isOn
      ? await tryOnce(kernel, 'reminder', reminderMail(kernel, all, from, mailId))
      : { smtpCode: 0 }
    for (const { id, state } of all) {
      const n = state.reminders + 1
      await ask(delivery, id, recordReminder({ n, smtpCode }), 'recordReminder', n)
    }
  }
  const isUnopened = ({ status, isOpened }: Delivery): boolean => status === 'sent' && !isOpened

  /** All that one author left for one person, unless they have a mail of it today: then it is looked at again. */
  const together = async ({ id, state }: Unopened): Promise<void> => {
    const ids = new Set([id, ...(await besides(kernel, state))])
    const all = await inTens([...ids], async (each) => ({ id: each, state: (await load(delivery, each)).state }))
    const theirs = all.filter((each) => isGathered(each.state) && each.state.address === state.address)
    const now = clock.now()
    const today = plus(now, -SAME_DAY * clock.dayMs)
    const isMailed = ({ status, link, sentAt, remindedAt }: Delivery) =>
      sentAt > today || remindedAt > today || (status === 'queued' && !link)
    if (theirs.some((each) => isMailed(each.state))) return
    const until = plus(now, NEAR_DAYS * clock.dayMs)
    const due = theirs.filter((each) => {
      const at = remindAt(each.state, clock.dayMs)
      return at !== undefined && at <= until
    })
    const stopped = await inTens(due, (each) => isStopped(each.id, each.state))
    await mail(due.filter((_, index) => !stopped[index]))
  }

  const remind = async (id: string): Promise<void> => {
    const { state } = await load(delivery, id)
    if (!isUnopened(state)) return
    if (isGathered(state)) await alone(kernel, `reminders ${state.recipientId}`, () => together({ id, state }))
    else if (!(await isStopped(id, state))) await mail([{ id, state }])
  }
  return { remind }
}
