import type { SeeReplies } from '../contract.ts'
import { requireIn, type Decide } from './guards.ts'

/** What came back until then is new no more. A moment that is still to come counts as now, an earlier one changes nothing. */
export const seeReplies =
  ({ until }: SeeReplies): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    const seen = until < at ? until : at
    return seen <= account.repliesSeenUntil ? [] : [{ type: 'RepliesSeen', data: { until: seen } }]
  }
