import { plus } from '../../../kernel/log/decider.ts'
import type { Delivery } from '../delivery.ts'
import type { DeliveriesEvent } from '../events.ts'
import type { Proposal } from '../proposal.ts'
import { aboutOf, refuse, type Decide } from './guards.ts'
import { isLost } from './send.ts'

/** @number how long an address that one contact gave waits for a no */
export const ALONE_DAYS = 30
/** @number how long an address that a second contact supports waits for a no */
const SUPPORTED_DAYS = 7
/** @number how long nobody gives that address again after another's no */
const AFTER_NO_DAYS = 7
/** @number how long a contact gives no address again after their own no */
const AFTER_OWN_NO_DAYS = 1

/** The address that a contact gave, while nobody has answered for good and still no mail arrives. */
export const openProposal = (delivery: Delivery): Proposal | undefined =>
  delivery.proposal?.state === 'proposed' && isLost(delivery) ? delivery.proposal : undefined

/** From when contacts may give another address; empty where none was refused. */
export const proposeAgainAt = ({ proposal }: Pick<Delivery, 'proposal'>, dayMs: number): string => {
  if (!proposal || proposal.state === 'proposed' || proposal.state === 'over') return ''
  return plus(proposal.at, (proposal.state === 'withdrawn' ? AFTER_OWN_NO_DAYS : AFTER_NO_DAYS) * dayMs)
}

/** Of whom we know the address already; found by the caller. */
export type Whose = 'nobody' | 'proposer' | 'contact' | 'author' | 'refused' | 'declined'
const OF = {
  proposer: 'address-of-proposer',
  contact: 'address-of-contact',
  author: 'address-of-author',
  refused: 'address-refused',
  declined: 'address-declined',
} as const

const requireNobodys = (whose: Whose): void => {
  if (whose !== 'nobody') throw refuse(OF[whose])
}

type Facts = {
  readonly contactId: string
  readonly address: string
  readonly whose: Whose
  /** A code by mail is the only proof, so that the address itself was one. */
  readonly opensAlone: boolean
  /** There is another contact who could say whether it is right. */
  readonly hasOthers: boolean
}

/**
 * A contact gives another address, for an author who has died cannot. It counts after a wait in which the author and
 * each contact may say no. Where it would open the message alone, somebody else has to say yes; where nobody else is
 * there to ask, the wait is all there is.
 */
export const proposeAddress =
  ({ contactId, address, whose, opensAlone, hasOthers }: Facts): Decide =>
  (delivery, { at, dayMs }) => {
    if (!isLost(delivery)) throw refuse('proposal-over')
    const open = openProposal(delivery)
    if (open?.contactId === contactId && open.address === address) return []
    if (open) throw refuse('proposal-open')
    const until = proposeAgainAt(delivery, dayMs)
    if (at < until) throw refuse('proposed-lately', { until })
    requireNobodys(whose)
    const n = (delivery.proposal?.n ?? 0) + 1
    const counts = opensAlone && hasOthers ? {} : { countsAt: plus(at, ALONE_DAYS * dayMs) }
    const alone = opensAlone ? { opensAlone } : {}
    return [{ type: 'AddressProposed', data: { ...aboutOf(delivery), n, contactId, address, at, ...counts, ...alone } }]
  }

type ContactReply = { readonly contactId: string; readonly n: number }

/** The n-th address, while it may still be answered. */
const requireOpen = (delivery: Delivery, n: number): Proposal => {
  const open = openProposal(delivery)
  if (open?.n !== n) throw refuse('proposal-over')
  return open
}

/** Another contact says that the address is right: a week is left for a no, or less where less was left before. */
export const supportAddress =
  ({ contactId, n }: ContactReply): Decide =>
  (delivery, { at, dayMs }) => {
    const open = requireOpen(delivery, n)
    if (open.contactId === contactId) throw refuse('proposal-yours')
    if (open.supportedBy) return []
    const soon = plus(at, SUPPORTED_DAYS * dayMs)
    const countsAt = open.countsAt && open.countsAt < soon ? open.countsAt : soon
    return [{ type: 'AddressProposalSupported', data: { ...aboutOf(delivery), n, contactId, at, countsAt } }]
  }

/** Any contact's no ends it, also their own and after a yes. */
export const refuseAddress =
  ({ contactId, n }: ContactReply): Decide =>
  (delivery, { at }) => {
    const { proposal } = delivery
    if (proposal?.n === n && (proposal.state === 'refused' || proposal.state === 'withdrawn')) return []
    const by = requireOpen(delivery, n).contactId === contactId ? 'proposer' : 'contact'
    return [{ type: 'AddressProposalRefused', data: { ...aboutOf(delivery), n, at, by } }]
  }

/** To others, and where there is none, there is nothing to answer. */
export const requireAuthor = ({ status, authorId }: Delivery, by: { readonly id: string }): void => {
  if (status === 'new' || authorId !== by.id) throw refuse('not-found')
}

/** The link goes to the address that was given; what was mailed to others before opens nothing. */
const accept = (
  delivery: Delivery,
  { n, address }: Proposal,
  { nonce, at, by }: { readonly nonce: string; readonly at: string; readonly by: 'author' | 'time' },
): readonly DeliveriesEvent[] => {
  const about = aboutOf(delivery)
  return [
    { type: 'AddressProposalAccepted', data: { ...about, n, at, by } },
    { type: 'LinkReaddressed', data: { ...about, nonce, address, name: delivery.name } },
  ]
}

/** The author says yes: the link leaves at once. */
export const acceptAddress =
  ({ n, nonce, whose }: { readonly n: number; readonly nonce: string; readonly whose: Whose }): Decide =>
  (delivery, { by, at }) => {
    requireAuthor(delivery, by)
    const { proposal } = delivery
    if (proposal?.n === n && proposal.state === 'over') return []
    const open = requireOpen(delivery, n)
    requireNobodys(whose)
    return accept(delivery, open, { nonce, at, by: 'author' })
  }

/** The author says no. */
export const forbidAddress =
  ({ n }: { readonly n: number }): Decide =>
  (delivery, { by, at }) => {
    requireAuthor(delivery, by)
    const { proposal } = delivery
    if (proposal?.n === n && proposal.state === 'forbidden') return []
    requireOpen(delivery, n)
    return [{ type: 'AddressProposalRefused', data: { ...aboutOf(delivery), n, at, by: 'author' } }]
  }

type Now = {
  readonly nonce: string
  readonly trusted: readonly string[]
  readonly whose: Whose
  /** By what is so now, the address would open the message alone, and another contact could say whether it is right. */
  readonly needsYes?: boolean
}

/**
 * Nobody has said no in time. `trusted` are the contacts of the author now: a word counts while its giver is one. Where
 * the author has made a code the only proof since it was given, time alone no longer counts.
 */
export const acceptInTime =
  ({ nonce, trusted, whose, needsYes = false }: Now): Decide =>
  (delivery, { at }) => {
    const open = openProposal(delivery)
    if (!open?.countsAt || at < open.countsAt) return []
    const isTrusted = [open.contactId, open.supportedBy].every((id) => id === '' || trusted.includes(id))
    const isEnough = open.supportedBy !== '' || open.opensAlone || !needsYes
    if (isTrusted && isEnough && whose === 'nobody') return accept(delivery, open, { nonce, at, by: 'time' })
    return [{ type: 'AddressProposalRefused', data: { ...aboutOf(delivery), n: open.n, at, by: 'house' } }]
  }
