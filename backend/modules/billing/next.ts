import { plus } from '../../kernel/log/decider.ts'
import type { Billing } from './billing.ts'
import { GRACE_DAYS, TRIAL_DAYS } from './contract.ts'

export type Step = 'notice' | 'endTrial' | 'tell' | 'end'
export type Due = { readonly step: Step; readonly at: string; readonly mark?: string }
/** What an account is told of in a mail; `at` is when. */
export type Notice = { readonly notice: string; readonly at: string }

/** @number days of a trial on which its end is told */
const TRIAL_NOTICES = [23, 27, 30]
/** @number days after a card failed on which that is told */
const FAILED_NOTICES = [0, 3, 7, 12]
/** @number days before a year is paid again on which that is told */
const AHEAD_DAYS = 7
const YEAR_DAYS = 365

/** Each part of a time that was so many days long when it began. */
const within = (from: string, to: string, days: number) => (day: number) =>
  plus(from, (Date.parse(to) - Date.parse(from)) * (day / days))

const ofTrial = ({ trial, activatedFirstAt }: Billing): readonly Notice[] => {
  if (!trial || activatedFirstAt !== '') return []
  const day = within(trial.startedAt, trial.endsAt, TRIAL_DAYS)
  return TRIAL_NOTICES.map((n) => ({ notice: `trial-${n}`, at: day(n) }))
}

const ofPlan = ({ subscription, canceledAt }: Billing): readonly Notice[] => {
  if (!subscription) return []
  const { subscriptionId, activatedAt, status, pastDue, cycle, periodEnd } = subscription
  const day = pastDue && within(pastDue.since, pastDue.endsAt, GRACE_DAYS)
  const dayMs = (Date.parse(periodEnd) - Date.parse(activatedAt)) / YEAR_DAYS
  const isFirstYear = periodEnd > activatedAt && cycle === 'annual' && status === 'active'
  return [
    { notice: `started ${subscriptionId}`, at: activatedAt },
    ...(day ? FAILED_NOTICES.map((n) => ({ notice: `failed-${n} ${pastDue.since}`, at: day(n) })) : []),
    ...(status === 'ending' ? [{ notice: `canceled ${canceledAt}`, at: canceledAt }] : []),
    ...(isFirstYear ? [{ notice: `ahead ${periodEnd}`, at: plus(periodEnd, -AHEAD_DAYS * dayMs) }] : []),
  ]
}

const ofEnd = ({ ended, payments, moneyBackAt }: Billing): readonly Notice[] => {
  if (!ended) return []
  const kind = ended.why === 'money_back' ? 'money-back' : 'ended'
  const hasFailed = payments.some((each) => each.hasFailed)
  return [
    { notice: `${kind} ${ended.endedAt}`, at: ended.endedAt },
    ...(hasFailed ? [{ notice: `refund-failed ${moneyBackAt}`, at: moneyBackAt }] : []),
  ]
}

/** The mails that are still owed, the earliest first. */
export const noticesOwed = (billing: Billing): readonly Notice[] =>
  [...ofTrial(billing), ...ofPlan(billing), ...ofEnd(billing)]
    .filter(({ notice }) => !billing.notices.includes(notice))
    .toSorted((a, b) => a.at.localeCompare(b.at))

/** What is to be done next by itself, and when. */
export const nextStep = (billing: Billing): Due | undefined => {
  const { status, wish, trial, subscription } = billing
  if (status !== 'open') return undefined
  const [notice] = noticesOwed(billing)
  const endsAt = subscription?.status === 'ending' ? subscription.endsAt : subscription?.pastDue?.endsAt
  const all: (Due | undefined)[] = [
    wish && { step: 'tell', at: wish.since, mark: `${wish.kind} ${wish.since}` },
    notice && { step: 'notice', at: notice.at, mark: notice.notice },
    trial && !trial.isOver ? { step: 'endTrial', at: trial.endsAt } : undefined,
    endsAt ? { step: 'end', at: endsAt } : undefined,
  ]
  return all.filter((due) => due !== undefined).toSorted((a, b) => a.at.localeCompare(b.at))[0]
}
