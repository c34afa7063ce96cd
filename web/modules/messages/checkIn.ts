import type { MessageRow } from '../../../backend/modules/messages/contract.ts'
import { dateIn, ownZone, timeIn } from '../../ui/moment.ts'
import { messageName, namesInWords } from './stateStrings.ts'

type Asked = Pick<MessageRow, 'title' | 'recipientNames' | 'dueAt' | 'state'>

/** “The blue tin” goes to Amelia on Thursday, June 12, at 9:00 in the morning. Are you there? */
export const questionOf = (message: Asked, zone = ownZone()): string => {
  const { dueAt, state, recipientNames } = message
  const named = `“${messageName(message)}”`
  if (dueAt === null || state === 'stalled') return `${named} waits for you. Are you there?`
  const day = dateIn(dueAt, zone).replace(/, \d{4}$/u, '')
  return `${named} goes to ${namesInWords(recipientNames)} on ${day}, at ${timeIn(dueAt, zone)}. Are you there?`
}
