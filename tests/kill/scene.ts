import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { asMessage, type Log, type Told } from './log.ts'
import type { Prepared } from './prepare.ts'
import type { Stage } from './stage.ts'
import { at } from './until.ts'

/** What a story is played with: the product, its log, and the message whose victim dies. */
export type Scene = { readonly stage: Stage; readonly log: Log; readonly message: Prepared; readonly dayMs: number }

const LONG_MS = 120_000

/** The first event of this type in the scene's message, past or to come. */
export const told = ({ log, message, dayMs }: Scene, type: MessagesEvent['type'], slot?: number): Promise<Told> => {
  const isIt = (event: Told) =>
    event.stream === `message-${message.messageId}` &&
    event.type === type &&
    (slot === undefined || event.pub['slot'] === slot)
  return log.wait(`${type} of ${message.messageId}`, isIt, LONG_MS + 3 * dayMs)
}

/** The date as the log has it now. */
const dueAt = (events: readonly Told[], messageId: string): number => {
  let due = 0
  for (const event of events.filter(({ stream }) => stream === `message-${messageId}`).map(asMessage)) {
    if (event.type === 'MessageScheduled') due = Date.parse(event.data.dueAt)
    if (event.type === 'DueSlid') due = Date.parse(event.data.to)
  }
  return due
}

/** Waits for an instant that is told from the date, wherever the date moves meanwhile. */
export const fromDue = async ({ log, message }: Scene, ms: number): Promise<void> => {
  const instant = () => dueAt(log.seen(), message.messageId) + ms
  while (Date.now() < instant()) await at(instant())
}
