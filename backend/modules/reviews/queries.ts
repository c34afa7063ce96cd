import * as v from 'valibot'
import { SealedText } from '../../kernel/log/codec.ts'
import { sql } from '../../kernel/db.ts'
import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { PendingReview, type OwnReview, type Review, type Reviews, type Sort } from './contract.ts'
import type { Facts } from './decide.ts'
import type { Review as State } from './review.ts'

/** @number reviews on a page */
const MOST = 100
/** @number reviews below which no average is shown. Fewer say nothing about us. */
const FEWEST = 5
const Row = v.object({ ...PendingReview.entries, name: SealedText, text: SealedText })

const orders = {
  newest: sql.fragment`at desc, id`,
  highest: sql.fragment`stars desc, at desc, id`,
  lowest: sql.fragment`stars, at desc, id`,
} as const satisfies Record<Sort, unknown>

const rowsOf = async ({ db, unseal }: Kernel, state: 'pending' | 'approved', sort: Sort): Promise<PendingReview[]> => {
  const rows = await db.any(sql.type(Row)`
    select id, name, stars, text, at, is_edited, works_here, revision from reviews.reviews where state = ${state}
    order by ${orders[sort]} limit ${MOST}`)
  return Promise.all(rows.map(async (row) => ({ ...row, name: await unseal(row.name), text: await unseal(row.text) })))
}

/** Approved reviews, good and bad by the same rule, with their average from five on. */
export const reviewsOf = async (kernel: Kernel, sort: Sort): Promise<Reviews> => {
  const { count, average } = await kernel.db.one(
    sql.type(
      v.object({ count: v.number(), average: v.nullable(v.number()) }),
    )`select count(*) as count, round(avg(stars), 1) as average from reviews.reviews where state = 'approved'`,
  )
  const summary = average !== null && count >= FEWEST ? { count, average } : null
  const shown = ({ revision: _revision, ...review }: PendingReview): Review => review
  return { reviews: (await rowsOf(kernel, 'approved', sort)).map(shown), summary }
}

/** What waits to be read by staff, the oldest last. */
export const pendingReviews = (kernel: Kernel): Promise<PendingReview[]> => rowsOf(kernel, 'pending', 'newest')

/** A review as whoever wrote it sees it. */
export const own = (state: State): OwnReview | null => {
  const { status, accountId: id, name, stars, text, writtenAt: at, isEdited, worksHere, reason } = state
  return status === 'new' ? null : { id, name, stars, text, at, isEdited, worksHere, state: status, reason }
}

/** Since when there is the account, how many messages it keeps, and whether it is staff's. */
export const factsOf = async ({ db }: Kernel, accountId: string): Promise<Facts> => {
  const Found = v.object({ openedAt: v.string(), kept: v.number(), worksHere: v.boolean() })
  const facts = await db.maybeOne(sql.type(Found)`
    select created_at as opened_at, role <> 'user' as works_here,
      (select count(*) from messages.messages where owner_id = ${accountId}) as kept
    from accounts.accounts where id = ${accountId}`)
  if (!facts) throw new Refused('not-found')
  return facts
}
