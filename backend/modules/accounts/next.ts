import { latest, plus } from '../../kernel/log/decider.ts'
import { endOf, type Account } from './account.ts'
import { isMadeUp } from './email.ts'

/** The confirmation mail that is to be sent, by its number; undefined when there is none. */
export const nextMail = ({ status, isVerified, requests, answered }: Account): number | undefined =>
  status === 'open' && !isVerified && answered < requests ? requests : undefined

/** @number how long a sign-up that nobody confirmed is kept. Real days: a mailbox is no faster in a demo. */
const SIGN_UP_LIFE_MS = 7 * 86_400_000
/** @number how long before its end a sign-up is reminded */
export const NOTICE_MS = 2 * 86_400_000
/** How old a sign-up is when its person is told that it will end. */
export const TOLD_AFTER_MS = SIGN_UP_LIFE_MS - NOTICE_MS

/**
 * The end of a sign-up whose address nobody confirms, and when its person is told of it; undefined where the account stays,
 * or where they know already when it ends.
 * @param since when the house began to keep this rule, an instant
 */
export const nextAnnouncement = (
  account: Account,
  since: string,
): { readonly at: string; readonly endsAt: string } | undefined => {
  const { status, isVerified, email, openedAt } = account
  if (status !== 'open' || isVerified || isMadeUp(email) || endOf(account) !== undefined) return undefined
  const counted = latest(openedAt, since)
  return { at: plus(counted, TOLD_AFTER_MS), endsAt: plus(counted, SIGN_UP_LIFE_MS) }
}
