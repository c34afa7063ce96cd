import { plus } from '../../../kernel/log/decider.ts'
import { hasBegun, isAwaited, nextAddress, retryDelayMs } from '../../../kernel/log/tries.ts'
import type { Delivery } from '../delivery.ts'
import type { AfterNo, DeliveriesEvent, Try } from '../events.ts'
import { aboutOf, refuse, requireNotEnded, type Decide } from './guards.ts'

/** The expiry of a link that never expires. */
const NEVER = '9999-12-31T00:00:00.000Z'
/**
 * @number refused rounds of a link until it counts as unreachable. After the first no, three more rounds of all
 * addresses within a week.
 */
const MOST_REFUSALS = 4
/** @number how far apart the rounds of a refused link are */
const RETRY_DAYS = 7 / 3

/**
 * @number how long the links that one death sets free wait for each other, as a part of a day. Half an hour of a real
 * one
 */
const GATHERED = 1 / 48

export const endOf = (at: string, termDays: number | null, dayMs: number): string =>
  termDays === null ? NEVER : plus(at, termDays * dayMs)

/** `linkNonce` is what makes this link another one than any before it for the same person. */
export const createDelivery =
  (facts: {
    readonly messageId: string
    readonly recipientId: string
    readonly authorId: string
    readonly occurrence: number
    readonly address: string
    readonly name: string
    readonly backupAddress?: string
    readonly linkNonce: string
    readonly hasDeclined: boolean
    /** Whoever reads the address has said that they are somebody else. */
    readonly isWrongPerson?: boolean
    readonly termDays?: number | null
    /** Its author's silence or death gave the message its date. */
    readonly isOfLife?: boolean
  }): Decide =>
  ({ status, termDays: usual }, { at, dayMs }) => {
    if (status !== 'new') return []
    const { hasDeclined, isWrongPerson = false, isOfLife = false, termDays = usual, ...data } = facts
    const term = termDays === usual ? {} : { termDays }
    const created: DeliveriesEvent = {
      type: 'DeliveryCreated',
      data: {
        ...data,
        ...term,
        expiresAt: endOf(at, termDays, dayMs),
        ...(isOfLife && { leavesAt: plus(at, GATHERED * dayMs) }),
      },
    }
    const { messageId, recipientId } = data
    if (isWrongPerson)
      return [created, { type: 'DeliveryRevoked', data: { messageId, recipientId, reason: 'wrong_person', at } }]
    if (!hasDeclined) return [created]
    return [created, { type: 'DeliveryDeclined', data: { messageId, recipientId, scope: 'author', at } }]
  }

/** Whether the link's last try is this one, and has no answer yet. */
const isOpen = ({ status, link }: Delivery, tried: Try): boolean =>
  (status === 'queued' || status === 'bounced') && isAwaited(link, tried)

/** A link that every address refused for a week: mails go to another address only, or where somebody asks for one. */
const isGivenUp = ({ status, link }: Delivery): boolean => status === 'bounced' && !link?.at

/**
 * A delivery that waits for another address, from whoever knows one: it was given up and nobody has opened an old mail since,
 * or somebody else reads the address.
 */
export const isLost = (delivery: Delivery): boolean =>
  delivery.revokedAs === 'wrong_person' ||
  (isGivenUp(delivery) && delivery.link?.state === 'rejected' && !delivery.isOpened)

/** The intent is an event before the mail leaves, so that a crash between the two is seen; no mailbox is asked early. */
export const beginLink =
  (tried: Try): Decide =>
  (delivery, { at }) => {
    const { status, link } = delivery
    if (hasBegun(link, tried)) return []
    if ((status !== 'queued' && status !== 'bounced') || isGivenUp(delivery)) throw refuse('link-invalid')
    if (link && at < link.at) throw refuse('not-due', { until: link.at })
    return [{ type: 'LinkAttempted', data: tried }]
  }

export const acceptLink =
  (proof: Try & { readonly smtpCode: number; readonly acceptedAt: string }): Decide =>
  (delivery) =>
    isOpen(delivery, proof) ? [{ type: 'LinkAccepted', data: proof }] : []

/** The try after a refusal: the next address at once, after the last one a later day, until a week is over. */
const afterNo = ({ backupAddress, link }: Delivery, addrIdx: number, at: string, dayMs: number): AfterNo => {
  const next = nextAddress(addrIdx, backupAddress ? 2 : 1, at)
  if (next) return next
  if ((link?.failures ?? 0) + 1 >= MOST_REFUSALS) return {}
  return { retryAt: plus(at, RETRY_DAYS * dayMs), nextAddrIdx: 0 }
}

export const rejectLink =
  (tried: Try & { readonly smtpCode: number }): Decide =>
  (delivery, { at, dayMs }) => {
    if (!isOpen(delivery, tried)) return []
    const after = afterNo(delivery, tried.addrIdx ?? 0, at, dayMs)
    return [{ type: 'LinkRejected', data: { ...tried, ...after } }]
  }

/** A try that was put off (4xx, or no answer): the next comes ever later, and a whole day of them counts as a refusal. */
export const deferLink =
  (tried: Try & { readonly smtpCode: number }): Decide =>
  (delivery, context) => {
    if (!isOpen(delivery, tried)) return []
    const { at, dayMs } = context
    const { deferredSince } = delivery
    if (deferredSince && at >= plus(deferredSince, dayMs)) return rejectLink(tried)(delivery, context)
    const retryAt = plus(at, retryDelayMs(tried.attempt, dayMs))
    return [{ type: 'LinkDeferred', data: { ...tried, retryAt, since: deferredSince || at } }]
  }

/**
 * A link's mail that came back, maybe before its acceptance was written down. Where the page was opened meanwhile, it had
 * arrived, and nothing changes.
 */
export const bounceLink =
  ({ mailId, dsnStatus }: { readonly mailId: string; readonly dsnStatus: string }): Decide =>
  (delivery, { at, dayMs }) => {
    const { status, link, isOpened } = delivery
    if (isOpened || link?.mailId !== mailId) return []
    const { attempt, addrIdx } = link
    const tried = { ...aboutOf(delivery), attempt, mailId, ...(addrIdx > 0 && { addrIdx }) }
    if (status !== 'sent' && !isOpen(delivery, tried)) return []
    return [{ type: 'LinkBounced', data: { ...tried, dsnStatus, ...afterNo(delivery, addrIdx, at, dayMs) } }]
  }

type Person = { readonly address: string; readonly name: string; readonly backupAddress: string }

/** Sends the link to the address that the author now gives, while no mail of ours has reached the recipient, or somebody else read it. */
export const readdressLink =
  ({ nonce, backupAddress, ...person }: Person & { readonly nonce: string }): Decide =>
  (delivery) => {
    const { status, revokedAs, isOpened, address } = delivery
    const isUnreached = status === 'bounced' || status === 'queued' || revokedAs === 'wrong_person'
    const isReached = isOpened && revokedAs !== 'wrong_person'
    if (!isUnreached || isReached || address === person.address) return []
    const data = { ...aboutOf(delivery), nonce, ...person, ...(backupAddress && { backupAddress }) }
    return [{ type: 'LinkReaddressed', data }]
  }

/** @number links that are mailed a day because somebody asked for them */
const MAILED_A_DAY = 3

/** The links that were asked for within a day, fresh ones and repeats: each is a mail. */
const askedToday = ({ reissuedAt, resentAt }: Delivery, at: string, dayMs: number): readonly string[] =>
  [...reissuedAt, ...resentAt].filter((one) => one > plus(at, -dayMs)).toSorted()

/** A fresh link to the same mailbox, for as long as the first one lived. */
export const reissueLink =
  ({ nonce, by }: { readonly nonce: string; readonly by: 'recipient' | 'admin' }): Decide =>
  (delivery, { at, dayMs }) => {
    requireNotEnded(delivery)
    const { expiresAt, termDays } = delivery
    if (by === 'recipient' && at < expiresAt) return []
    const today = askedToday(delivery, at, dayMs)
    const [first = at] = today
    if (today.length >= MAILED_A_DAY) {
      const seconds = Math.ceil((Date.parse(first) + dayMs - Date.parse(at)) / 1_000)
      throw refuse('rate-limited', { seconds })
    }
    const data = { ...aboutOf(delivery), nonce, by, expiresAt: endOf(at, termDays, dayMs), at }
    return [{ type: 'LinkReissued', data }]
  }

/** Whether every mailbox that we would write to is one that the author's address book has for them now. */
const isStillTheirs = ({ address, backupAddress }: Delivery, mailboxes: readonly string[]): boolean =>
  [address, backupAddress].every((one) => one === '' || mailboxes.includes(one))

const isMailed = ({ status }: Delivery): boolean => status === 'sent' || status === 'bounced'

/** Whether the newest link may be mailed once more to whoever holds an older one. */
export const mayResend = (delivery: Delivery, mailboxes: readonly string[]): boolean =>
  isMailed(delivery) && isStillTheirs(delivery, mailboxes)

/**
 * The newest link once more, or a fresh one where that is too old: if each press made a fresh one, whoever holds an old
 * link could end the newest again and again. Refuses nothing: they do not learn by asking what became of the delivery,
 * or whether a mail has left. `nonce` is a fresh link's.
 */
export const resendLink =
  ({ nonce, mailboxes }: { readonly nonce: string; readonly mailboxes: readonly string[] }): Decide =>
  (delivery, context) => {
    const { at, dayMs } = context
    if (!mayResend(delivery, mailboxes) || askedToday(delivery, at, dayMs).length >= MAILED_A_DAY) return []
    if (at >= delivery.expiresAt) return reissueLink({ nonce, by: 'recipient' })(delivery, context)
    return [{ type: 'LinkResent', data: { ...aboutOf(delivery), at } }]
  }

export const recordReminder =
  ({ n, smtpCode }: { readonly n: number; readonly smtpCode: number }): Decide =>
  (delivery, { at }) =>
    delivery.status === 'new' || delivery.reminders >= n
      ? []
      : [{ type: 'ReminderMailed', data: { ...aboutOf(delivery), n, smtpCode, at } }]
