import type { MessagesEvent, Withdrawn } from '../events.ts'
import { message as messages, type Message } from '../message.ts'
import type { Decide } from './guards.ts'

/** What was said of an occasion counts no more: whose word that is; nothing where nothing was said. */
export const withdrawn = (
  { announced, round }: Message,
  who: Pick<Withdrawn, 'by' | 'contactId'>,
): readonly MessagesEvent[] => {
  if (!announced) return []
  const { contactId: announcerId, date } = announced
  return [{ type: 'MilestoneWithdrawn', data: { round, announcerId, date, ...who } }]
}

/** What an author does that takes away the date which an occasion had given is told, first of all, as that. */
export const callingOff =
  (decision: Decide): Decide =>
  (message, context) => {
    const events = decision(message, context)
    if (!message.announced || events.reduce(messages.evolve, message).announced) return events
    return [...withdrawn(message, { by: 'author' }), ...events]
  }
