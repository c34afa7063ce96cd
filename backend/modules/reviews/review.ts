import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type Opinion, type ReviewsEvent } from './events.ts'

/** An account's one review; its stream has the account's id. */
export type Review = Opinion & {
  readonly status: 'new' | 'pending' | 'approved' | 'refused'
  readonly accountId: string
  readonly worksHere: boolean
  readonly writtenAt: string
  readonly isEdited: boolean
  readonly reason: Extract<ReviewsEvent, { type: 'ReviewRefused' }>['data']['reason'] | null
}

export const review: Aggregate<Review, ReviewsEvent> = {
  category: 'review',
  personal,
  subject: ({ accountId }) => `account-${accountId}`,
  audience: ({ accountId }) => accountId,
  initial: {
    status: 'new',
    accountId: '',
    name: '',
    stars: 5,
    text: '',
    worksHere: false,
    writtenAt: '',
    isEdited: false,
    reason: null,
  },
  evolve: (review, event) => {
    switch (event.type) {
      case 'ReviewWritten':
        return { ...review, ...event.data, status: 'pending' }
      case 'ReviewEdited': {
        const { name, stars, text } = event.data
        return { ...review, name, stars, text, status: 'pending', isEdited: true, reason: null }
      }
      case 'ReviewApproved':
        return { ...review, status: 'approved', reason: null }
      case 'ReviewRefused':
        return { ...review, status: 'refused', reason: event.data.reason }
    }
  },
}
