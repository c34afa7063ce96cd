import { derivedId } from '../../backend/kernel/ids.ts'
import { isAwaited } from '../../backend/kernel/log/tries.ts'
import type { Delivery } from '../../backend/modules/deliveries/delivery.ts'
import type { Try } from '../../backend/modules/deliveries/events.ts'
import { isGathered } from '../../backend/modules/deliveries/next.ts'

/** A link that is to be mailed, and which try that is. */
export type Going = {
  readonly id: string
  readonly state: Delivery
  readonly attempt: number
  readonly addrIdx: number
  /**
   * Of a try that was put off, or whose answer was lost: a mailbox may have it, so that it leaves again as the same mail,
   * and with nothing else in it.
   */
  readonly keptId: string
}

/** Undefined where its mail has left, or is not to leave. */
export const goingOf = (id: string, state: Delivery): Going | undefined => {
  const { status, link, attempts } = state
  if (status !== 'queued' && status !== 'bounced') return undefined
  const isLost = link?.state === 'attempted'
  const isPutOff = link?.state === 'deferred'
  return {
    id,
    state,
    attempt: isLost ? link.attempt : attempts + 1,
    addrIdx: (isLost ? link.addrIdx : link?.nextAddrIdx) ?? 0,
    keptId: isLost || isPutOff ? link.mailId : '',
  }
}
export const mailboxIn = ({ state, addrIdx }: Going): string => (addrIdx > 0 ? state.backupAddress : state.address)

/** One link alone. */
export const mailIdOf = ({ id, state, addrIdx, keptId }: Going): string => {
  // Mailed once more it is another mail, or a mailbox would take it for the one it has.
  const again = state.resentAt.length > 0 ? `:again-${state.resentAt.length}` : ''
  return keptId || derivedId(`link-mail:${id}:${state.linkNonce}${addrIdx > 0 ? `:${addrIdx}` : ''}${again}`)
}
/** Of a mail with several, by all of them: what is another mail to us is to be one to a mailbox. */
export const gatheredIdOf = ({ keptId }: Going, group: readonly Going[]): string =>
  keptId || derivedId(`links:${group.map((each) => `${mailIdOf(each)}:${each.attempt}`).join(':')}`)

export const triedOf = (going: Going, mailId: string): Try => {
  const { state, attempt, addrIdx } = going
  const { messageId, recipientId } = state
  return { messageId, recipientId, attempt, mailId, ...(addrIdx > 0 && { addrIdx }) }
}

/** Whether it is the link that was looked at: no other address was given meanwhile, and it was not asked for once more. */
export const isSameLink = (now: Delivery, known: Delivery): boolean =>
  now.linkNonce === known.linkNonce && now.resentAt.length === known.resentAt.length

/** Whether a link leaves by this very try: somebody else may have begun it with another mail, or it is over. */
export const isUnder = ({ status, link }: Delivery, tried: Try): boolean =>
  (status === 'queued' || status === 'bounced') && isAwaited(link, tried) && link?.mailId === tried.mailId

/** What leaves in one mail with this one, in an order that stays; of a mail that leaves again, what is in it. */
export const groupOf = (going: Going, others: readonly (Going | undefined)[]): readonly Going[] =>
  others
    .filter((each) => each !== undefined)
    .filter(({ state, keptId }) => isGathered(state) && keptId === going.keptId)
    .filter((each) => mailboxIn(each) === mailboxIn(going))
    .toSorted((a, b) => a.id.localeCompare(b.id))

/** A mail that was put off or refused is tried again once all that were in it may be. */
export const isEarly = (group: readonly Going[], { state }: Going, now: string): boolean =>
  group.some(({ state: { link } }) => link !== undefined && link.mailId === state.link?.mailId && link.at > now)

export const isTurn = ({ state: { link } }: Going, now: string): boolean =>
  !link?.at || link.state === 'attempted' || link.at <= now
