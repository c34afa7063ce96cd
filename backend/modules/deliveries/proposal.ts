import type { DeliveriesEvent } from './events.ts'

/** Another address that a trusted contact gave, for somebody whom no mail reaches. */
export type Proposal = {
  readonly n: number
  /** Withdrawn where nobody stands behind it any more; over once it was used or has no more use. */
  readonly state: 'proposed' | 'withdrawn' | 'refused' | 'forbidden' | 'over'
  readonly contactId: string
  readonly address: string
  /** Another contact who says that it is right; empty while nobody has. */
  readonly supportedBy: string
  /** When it was given, or ended. */
  readonly at: string
  /** When it is used by itself; empty while it needs somebody's yes. */
  readonly countsAt: string
  /** Whoever reads the address can open the message: a code by mail is the only proof. */
  readonly opensAlone: boolean
}
/** The part of a delivery that such an address moves. */
type Proposed = {
  readonly proposal: Proposal | undefined
  readonly addressFrom: readonly string[]
  readonly toTell: readonly string[]
}
const TYPES = [
  'AddressProposed',
  'AddressProposalSupported',
  'AddressProposalRefused',
  'AddressProposalAccepted',
] as const
type ProposalEvent = Extract<DeliveriesEvent, { type: (typeof TYPES)[number] }>

export const isProposing = (event: DeliveriesEvent): event is ProposalEvent =>
  (TYPES as readonly DeliveriesEvent['type'][]).includes(event.type)

const ENDED = { proposer: 'withdrawn', house: 'withdrawn', contact: 'refused', author: 'forbidden' } as const

export const endProposal = (proposal: Proposal | undefined): Proposal | undefined =>
  proposal && { ...proposal, state: 'over' }

const evolve = (proposal: Proposal | undefined, { type, data }: ProposalEvent): Proposal | undefined => {
  if (type === 'AddressProposed') {
    const { n, contactId, address, at, countsAt = '', opensAlone = false } = data
    return { n, state: 'proposed', contactId, address, supportedBy: '', at, countsAt, opensAlone }
  }
  if (!proposal) return undefined
  switch (type) {
    case 'AddressProposalSupported':
      return { ...proposal, supportedBy: data.contactId, countsAt: data.countsAt }
    case 'AddressProposalRefused':
      return { ...proposal, state: ENDED[data.by], at: data.at }
    case 'AddressProposalAccepted':
      return endProposal(proposal)
  }
}

/** The contacts on whose word alone an address is used: nobody's where its author said yes; undefined when it is not. */
const standsOn = (proposal: Proposal | undefined, { type, data }: ProposalEvent): readonly string[] | undefined => {
  if (type !== 'AddressProposalAccepted' || !proposal) return undefined
  return data.by === 'time' ? [proposal.contactId, proposal.supportedBy].filter((id) => id !== '') : []
}

/** What the author is still to be told after it: of a proposal that has ended, its end alone, and not what they said. */
const tell = (toTell: readonly string[], { type, data }: ProposalEvent): readonly string[] => {
  const { n } = data
  if (type === 'AddressProposed') return [...toTell, `address_proposed:${n}`]
  if (type === 'AddressProposalSupported') return [...toTell, `address_supported:${n}`]
  const rest = toTell.filter((what) => what !== `address_proposed:${n}` && what !== `address_supported:${n}`)
  if (type === 'AddressProposalAccepted') return data.by === 'time' ? [...rest, `address_used:${n}`] : rest
  return data.by === 'contact' || data.by === 'proposer' ? [...rest, `address_refused:${n}`] : rest
}

/** What an address that was given, agreed to, refused or used changes. */
export const afterProposing = ({ proposal, addressFrom, toTell }: Proposed, event: ProposalEvent): Proposed => ({
  proposal: evolve(proposal, event),
  addressFrom: standsOn(proposal, event) ?? addressFrom,
  toTell: tell(toTell, event),
})
