import type { MessageRow } from '../../../backend/modules/messages/contract.ts'
import { dayAnswersTo, isOnOwnDay, type DayAnswer } from '../../../backend/modules/messages/contract/answers.ts'
import { dateIn, ownZone, timeIn } from '../../ui/moment.ts'
import { messageName, namesInWords } from './stateStrings.ts'

type Asked = Pick<MessageRow, 'title' | 'recipientNames' | 'dueAt' | 'state' | 'triggeredBy' | 'answerRule'>

/** “The blue tin” will be sent to Amelia on Thursday, June 12, at 9:00 in the morning. */
export const questionOf = (message: Asked, zone = ownZone()): string => {
  const { dueAt, state, recipientNames } = message
  const named = `“${messageName(message)}”`
  const asks = isOnOwnDay(message) ? '' : ' Are you there?'
  if (dueAt === null || state === 'stalled') return `${named} waits for you.${asks}`
  const day = dateIn(dueAt, zone).replace(/, \d{4}$/u, '')
  return `${named} will be sent to ${namesInWords(recipientNames)} on ${day}, at ${timeIn(dueAt, zone)}.${asks}`
}

/** What may be answered where a day is asked about that the author chose; none where it is whether they are there. */
export const answersOf = (message: Asked, zone = ownZone()): readonly DayAnswer[] =>
  isOnOwnDay(message) && message.dueAt !== null
    ? dayAnswersTo({ dueAt: message.dueAt, zone, answerRule: message.answerRule })
    : []
