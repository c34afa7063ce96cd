import { latest, plus } from '../../kernel/log/decider.ts'
import { REVIEW_DAYS } from './contract.ts'
import type { Wishes } from './wishes.ts'

/** What is due for an account's last wishes: to ask their author, once a year, whether they still hold. */
export const nextStep = ({ published, reviewedAt, askedAt }: Wishes, dayMs: number) => {
  if (!published) return undefined
  const since = latest(reviewedAt, askedAt)
  return { step: 'ask', at: plus(since, REVIEW_DAYS * dayMs), mark: since } as const
}
