import { latest, plus } from '../../../kernel/log/decider.ts'
import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'

/** The date once a slot is done at `doneAt`: it leaves as long to answer as the slot promises. */
export const dueOnceDone = ({ slots, dueAt }: Message, slot: number, doneAt: string): string => {
  const minWaitMs = slots.find((each) => each.slot === slot)?.minWaitMs ?? 0
  return latest(dueAt, plus(doneAt, minWaitMs))
}

/** A slot that is done late moves the date in the same append, so that nobody is hurried. */
export const slideIfLate = (message: Message, slot: number, doneAt: string): MessagesEvent[] => {
  const { dueAt, round } = message
  const to = dueOnceDone(message, slot, doneAt)
  return to === dueAt ? [] : [{ type: 'DueSlid', data: { round, from: dueAt, to, reason: 'late_notice' } }]
}
