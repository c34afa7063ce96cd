import { Refused } from '../../../kernel/errors.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { OFFER_DAYS } from '../contract.ts'
import type { Family, Offer } from '../family.ts'
import { tellAtOf } from '../tellAt.ts'
import { fellingInvitations } from './fallen.ts'
import { memberIn, refuse, requireMay, type Decide } from './guards.ts'

/** The offer that may still be answered; whoever is no member any more cannot take over. */
export const openOffer = (state: Family, at: string): Offer | undefined =>
  state.offer?.status === 'open' && at < state.offer.expiresAt && memberIn(state, state.offer.to)
    ? state.offer
    : undefined

/** Asks a member to take over; another offer takes the place of the one before. */
export const offerOwnership =
  ({ to }: { readonly to: string }): Decide =>
  (state, { by, at, dayMs }) => {
    // Alone in a family without an event there is nobody to hand it over to.
    if (state.status === 'new') throw refuse('not-member')
    requireMay(state, by.id, 'manage')
    if (to === by.id || !memberIn(state, to)) throw refuse('not-member')
    if (openOffer(state, at)?.to === to) return []
    const tellAt = tellAtOf(state.told.offer[to], at)
    return [{ type: 'OwnershipOffered', data: { to, offeredAt: at, expiresAt: plus(at, OFFER_DAYS * dayMs), tellAt } }]
  }

/** Whoever hands over is a steward then, who invites no stewards. */
export const acceptOwnership = (): Decide =>
  fellingInvitations((state, { by, at }) => {
    const { role } = requireMay(state, by.id, 'see')
    if (role === 'owner') return []
    if (openOffer(state, at)?.to !== by.id) throw refuse('offer-over')
    const from = state.members.find((member) => member.role === 'owner')?.accountId ?? ''
    return [{ type: 'OwnershipTransferred', data: { from, to: by.id } }]
  })

export const declineOwnership =
  (): Decide =>
  (state, { by, at }) => {
    requireMay(state, by.id, 'see')
    if (state.offer?.to === by.id && state.offer.status === 'declined') return []
    if (openOffer(state, at)?.to !== by.id) throw refuse('offer-over')
    return [{ type: 'OwnershipOfferEnded', data: { to: by.id, how: 'declined' } }]
  }

export const withdrawOffer =
  (): Decide =>
  (state, { by, at }) => {
    if (state.status === 'new') throw new Refused('not-found')
    requireMay(state, by.id, 'manage')
    if (state.offer?.status === 'withdrawn') return []
    const offer = openOffer(state, at)
    if (!offer) throw refuse('offer-over')
    return [{ type: 'OwnershipOfferEnded', data: { to: offer.to, how: 'withdrawn' } }]
  }
