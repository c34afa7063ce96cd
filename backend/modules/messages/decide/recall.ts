import { plus } from '../../../kernel/log/decider.ts'
import type { Recalled } from '../events.ts'
import type { Message } from '../message.ts'
import { lastClaim } from '../message/recallable.ts'
import { callingOff } from './callingOff.ts'
import { refuse, requireAuthor, type Decide } from './guards.ts'
import { recalledEvent, type LinkFact } from './recalledEvent.ts'
import { returnIfOfLife } from './return.ts'

/** What the last recall found, by recipient. */
export const lastRecall = (message: Message): readonly Recalled[] =>
  message.recalled[lastClaim(message)?.claim.occurrence ?? 0] ?? []

/** Its delivery had begun, and it is where it was before that. */
const isBack = ({ status, claimsN }: Message): boolean => claimsN > 0 && (status === 'dormant' || status === 'held')

/**
 * The author takes a delivery back: before the first mail nobody hears of it, after it the links are closed. In the undo
 * time, what only their silence or death had given a date rests again, as after any sign of theirs.
 */
export const recallMessage = ({ links }: { readonly links: readonly LinkFact[] }): Decide =>
  callingOff((message, { by, at, dayMs }) => {
    requireAuthor(message, by)
    if (message.status === 'erased') throw refuse('message-closed')
    const rested = message.status === 'claimed' ? returnIfOfLife(message, { via: 'app' }, at) : undefined
    if (rested) return rested
    const last = lastClaim(message)
    if (!last && isBack(message)) return []
    if (!last) throw refuse('not-claimed')
    const { claim, releasedAt } = last
    if (message.recalled[claim.occurrence]) return []
    if (releasedAt && at > plus(releasedAt, dayMs)) {
      const opened = links.filter(({ isOpened }) => isOpened).length
      throw refuse('recall-too-late', { date: releasedAt, opened, of: claim.recipients.length })
    }
    return [recalledEvent(message, claim, links, { by: 'author', reason: 'author' }, at)]
  })

/** Something that came to light during the hold takes the claim back; after it, it is too late for that. */
export const withdrawClaim =
  ({
    by,
    reason,
  }: {
    readonly by: 'contact' | 'system'
    readonly reason: 'contact' | 'bounced' | 'restored'
  }): Decide =>
  (message, { at }) =>
    message.status === 'claimed' && message.claim ? [recalledEvent(message, message.claim, [], { by, reason }, at)] : []
