import { plus } from '../../../kernel/decider.ts'
import type { ScheduleMessage } from '../contract.ts'
import type { NoticeSlot } from '../events.ts'
import type { Message } from '../message.ts'
import { refuse, requireAuthor, requireChangeable, type Decide, type RecipientFact } from './guards.ts'

const FIFTY_YEARS_MS = 50 * 365.25 * 86_400_000

/** Two checks, two days and one day before; a quarter of a day of each wait is slack for a mail that is tried again. */
export const slotsOf = (dueAt: string, dayMs: number): readonly NoticeSlot[] => [
  { slot: 1, at: plus(dueAt, -2 * dayMs), minWaitMs: 1.75 * dayMs },
  { slot: 2, at: plus(dueAt, -dayMs), minWaitMs: 0.75 * dayMs },
]

const requireContent = ({ body, media }: Message): void => {
  if (body.trim() === '' && media.length === 0) throw refuse('empty-message')
}

const requirePeople = ({ recipientIds }: Message, recipients: readonly RecipientFact[]): void => {
  if (recipientIds.length === 0) throw refuse('no-recipient')
  const declined = recipients.find(({ hasDeclined }) => hasDeclined)
  if (declined) throw refuse('recipient-declined', { name: declined.name })
  const unproven = recipients.find(({ hasVerification }) => !hasVerification)
  if (unproven) throw refuse('no-verification', { name: unproven.name })
  if (recipients.every(({ isAuthor }) => isAuthor)) throw refuse('self-only')
}

const requireLead = (dueAt: string, at: string, dayMs: number): void => {
  const earliest = plus(at, 2 * dayMs)
  if (dueAt <= at) throw refuse('due-past')
  if (dueAt < plus(at, dayMs / 24)) throw refuse('due-too-soon')
  if (dueAt < earliest) throw refuse('lead-too-short', { earliest })
  if (dueAt > plus(at, FIFTY_YEARS_MS)) throw refuse('due-too-far')
}

/**
 * Gives a message its date, or another one: every new date starts a new round whose checks begin anew. The instant
 * `dueAt` and the recipients' facts are read by the caller.
 */
export const scheduleMessage =
  ({
    recipients,
    isVerified,
    ...plan
  }: ScheduleMessage & {
    readonly dueAt: string
    readonly tzdb: string
    readonly isVerified: boolean
    readonly recipients: readonly RecipientFact[]
  }): Decide =>
  (message, { by, at, dayMs }) => {
    requireAuthor(message, by)
    requireChangeable(message)
    const isWaiting = message.status !== 'draft' && message.status !== 'held'
    if (isWaiting && message.promisedAt === plan.dueAt && message.zone === plan.zone) return []
    if (!isVerified) throw refuse('address-unverified')
    requireContent(message)
    requirePeople(message, recipients)
    requireLead(plan.dueAt, at, dayMs)
    const { round } = message
    const slots = slotsOf(plan.dueAt, dayMs)
    return [
      { type: 'MessageScheduled', data: { ...plan, round: round + 1, occurrence: 1, dayMs, plan: 'normal', slots } },
    ]
  }
