import { plus } from '../../kernel/log/decider.ts'
import { openProposal } from './decide/propose.ts'
import type { Delivery } from './delivery.ts'
import type { Code } from '../../kernel/identity/codes.ts'

export type Step = {
  readonly step: 'create' | 'code' | 'dispatch' | 'tell' | 'remind' | 'readdress'
  readonly at: string
}

/** @number days after which an unopened link is reminded of */
const REMIND_AFTER = [7, 30] as const
/** How many days after it was sent an unopened link is reminded of for the last time. */
export const LAST_REMINDER_DAYS = Math.max(...REMIND_AFTER)

/** The reminder that is yet to leave is the last. */
export const isLastReminder = ({ reminders }: Pick<Delivery, 'reminders'>): boolean =>
  reminders >= REMIND_AFTER.length - 1

/**
 * @number how long after others of one death a reminder leaves. Of what one death sets free: later on its day, when
 * what leaves on that day has left.
 */
const GATHERED_DAYS = 0.25

/** It goes with others to the same person; a link that was asked for goes by itself. */
export const isGathered = ({ leavesAt, oldNonces, resentAt }: Delivery): boolean =>
  leavesAt !== '' && oldNonces.length === 0 && resentAt.length === 0

const dispatchAt = (delivery: Delivery, now: string): string | undefined => {
  const { status, link, leavesAt } = delivery
  if (status === 'queued' && link === undefined && isGathered(delivery)) return leavesAt
  if (status === 'queued') return link?.state === 'deferred' ? link.at : now
  return status === 'bounced' ? link?.at || undefined : undefined
}

export const remindAt = (delivery: Delivery, dayMs: number): string | undefined => {
  const { status, isOpened, reminders, sentAt, expiresAt } = delivery
  const days = REMIND_AFTER[reminders]
  if (status !== 'sent' || isOpened || days === undefined || !sentAt) return undefined
  const at = plus(sentAt, (days + (isGathered(delivery) ? GATHERED_DAYS : 0)) * dayMs)
  return at < expiresAt ? at : undefined
}

/** The code that was asked for and is yet to be mailed: nothing more goes to a link that was closed meanwhile. */
export const owedCode = ({ status, code }: Pick<Delivery, 'status' | 'code'>): Code | undefined =>
  code?.state === 'asked' && status !== 'declined' && status !== 'revoked' ? code : undefined

/**
 * A delivery is made; its link is mailed until a mailbox takes it or all have refused it for good; codes that are asked
 * for are mailed at once; the author is told of what happened; who does not open is reminded; an address that a
 * contact gave is used in its time.
 */
export const nextStep = (delivery: Delivery, now: string, dayMs: number): Step | undefined => {
  const { status, toTell, tell } = delivery
  if (status === 'new') return { step: 'create', at: now }
  if (owedCode(delivery)) return { step: 'code', at: now }
  const times = {
    dispatch: dispatchAt(delivery, now),
    tell: toTell.length > 0 ? tell.retryAt || now : undefined,
    remind: remindAt(delivery, dayMs),
    readdress: openProposal(delivery)?.countsAt || undefined,
  }
  const steps = (['dispatch', 'tell', 'remind', 'readdress'] as const).flatMap((step) => {
    const at = times[step]
    return at === undefined ? [] : [{ step, at }]
  })
  return steps.toSorted((a, b) => a.at.localeCompare(b.at))[0]
}
