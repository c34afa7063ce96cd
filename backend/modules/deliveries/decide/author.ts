import { plus } from '../../../kernel/log/decider.ts'
import { retryDelayMs } from '../../../kernel/log/tries.ts'
import type { About } from '../events.ts'
import { aboutOf, refuse, type Decide } from './guards.ts'

/** @number how often a mail to an author about a recipient is tried */
const MOST_TELLS = 5

/**
 * The message was taken back. What was unlocked stays with its reader; whoever only reached the page has been shown none
 * of it. A delivery that was never made is closed before it is, so that a release on its way finds it so. One that was
 * declined, or reached somebody else, is closed as well: neither a change of mind nor another address brings back what
 * its author took back.
 */
export const revokeDelivery =
  (about: About): Decide =>
  (delivery, { at }) => {
    if (delivery.revokedAs === 'taken_back' || delivery.isUnlocked) return []
    return [{ type: 'DeliveryRevoked', data: { ...about, reason: 'taken_back', at } }]
  }

/** The author takes back what nobody has unlocked. */
export const takeBack = (): Decide => (delivery, context) => {
  const { status, authorId } = delivery
  if (status === 'new' || authorId !== context.by.id) throw refuse('not-found')
  if (delivery.isUnlocked) throw refuse('already-opened')
  return revokeDelivery(aboutOf(delivery))(delivery, context)
}

type Told = { readonly what: string; readonly outcome: 'accepted' | 'rejected' | 'deferred'; readonly smtpCode: number }

/** How a mail to the author went; one that is put off too often is given up, for the page says the same. */
export const recordTold =
  ({ what, outcome, smtpCode }: Told): Decide =>
  (delivery, { at, dayMs }) => {
    if (!delivery.toTell.includes(what)) return []
    const about = aboutOf(delivery)
    const attempt = delivery.tell.attempt + 1
    if (outcome === 'deferred' && attempt < MOST_TELLS)
      return [
        {
          type: 'AuthorTellDeferred',
          data: { ...about, what, attempt, retryAt: plus(at, retryDelayMs(attempt, dayMs)) },
        },
      ]
    return [
      {
        type: 'AuthorTold',
        data: { ...about, what, outcome: outcome === 'accepted' ? outcome : 'rejected', smtpCode },
      },
    ]
  }
