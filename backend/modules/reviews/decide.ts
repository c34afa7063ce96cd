import { plus, type Decision } from '../../kernel/log/decider.ts'
import { refusing } from '../../kernel/errors.ts'
import { requireName } from '../../kernel/words/requireName.ts'
import type { ReviewRefusal } from './contract.ts'
import type { Opinion, ReviewsEvent } from './events.ts'
import type { Review } from './review.ts'

type Decide = Decision<Review, ReviewsEvent>
const refuse = refusing<ReviewRefusal>()
/** @number age of an account that may write a review */
const DAYS = 7

/** What the route finds out about whoever writes. */
export type Facts = { readonly openedAt: string; readonly kept: number; readonly worksHere: boolean }

/** Writes the account's review, or another text in its place, which is then read anew before it is shown. */
export const writeReview =
  ({ facts: { openedAt, kept, worksHere }, ...opinion }: Opinion & { readonly facts: Facts }): Decide =>
  ({ status, name, stars, text }, { by, at, dayMs }) => {
    const until = plus(openedAt, DAYS * dayMs)
    if (at < until) throw refuse('account-too-new', { until })
    if (kept === 0) throw refuse('nothing-kept')
    requireName(opinion.name, name)
    if (status === 'new')
      return [{ type: 'ReviewWritten', data: { ...opinion, accountId: by.id, worksHere, writtenAt: at } }]
    const isSame = name === opinion.name && stars === opinion.stars && text === opinion.text
    return isSame ? [] : [{ type: 'ReviewEdited', data: { ...opinion, editedAt: at } }]
  }

export const approveReview =
  (): Decide =>
  ({ status }, { by }) => {
    if (status === 'new') throw refuse('not-found')
    return status === 'approved' ? [] : [{ type: 'ReviewApproved', data: { by: by.id } }]
  }

export const refuseReview =
  (reason: NonNullable<Review['reason']>): Decide =>
  (review, { by }) => {
    if (review.status === 'new') throw refuse('not-found')
    const isSame = review.status === 'refused' && review.reason === reason
    return isSame ? [] : [{ type: 'ReviewRefused', data: { by: by.id, reason } }]
  }
