import { latest, plus } from '../../kernel/log/decider.ts'
import { REVIEW_DAYS } from './contract.ts'
import type { Wishes } from './wishes.ts'

/**
 * What is due for an account's last wishes: to open them to a contact who asked, and was not denied; and to ask their author,
 * once a year, whether they still hold.
 */
export const nextStep = ({ published, reviewedAt, askedAt, asks }: Wishes, dayMs: number) => {
  if (!published) return undefined
  const since = latest(reviewedAt, askedAt)
  const review = { step: 'ask', at: plus(since, REVIEW_DAYS * dayMs), mark: since } as const
  const [first] = Object.entries(asks)
    .filter(([, { openedAt, deniedAt }]) => openedAt === '' && deniedAt === '')
    .map(
      ([contactId, { opensAt, askedAt: at }]) => ({ step: 'open', at: opensAt, mark: `${contactId} ${at}` }) as const,
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return first && first.at <= review.at ? first : review
}

/** The contact in the mark of a step that opens. */
export const contactIn = (mark: string | number): string => String(mark).split(' ')[0] ?? ''
