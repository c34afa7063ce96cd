import { Refused, refusing, requireRoom, requireVerified } from '../../../kernel/errors.ts'
import { plus, type Decision } from '../../../kernel/log/decider.ts'
import { LINK_DAYS, MOST_LINK_DAYS, type ShareRefusal } from '../contract.ts'
import type { SharesEvent, Thing } from '../events.ts'
import type { Share } from '../share.ts'

export type Decide = Decision<Share, SharesEvent>
export const refuse = refusing<ShareRefusal>()

/** What a link says, and how long and with what it opens. `passcodeHash` is empty where it has none. */
type Terms = {
  readonly title: string
  readonly note: string
  readonly expiresAt: string | undefined
  readonly mayDownload: boolean
  readonly passcodeHash: string
}
/** What the route finds out about whoever makes a link, and about what it is to show. */
export type Facts = {
  readonly isVerified: boolean
  /** Somebody who told one of the things keeps it in the family. */
  readonly hasNo: boolean
  /** How many links the plan has room for, and how many lead somewhere now. */
  readonly limit: number
  readonly used: number
  /** The cheapest plan with room for one more, where there is one. */
  readonly plan?: string | null
}
type Made = Terms & { readonly shareId: string; readonly familyId: string; readonly things: readonly Thing[] }

/** A link lasts an hour at least and two years at most. */
const requireLasting = (expiresAt: string, at: string, dayMs: number): void => {
  if (expiresAt < plus(at, dayMs / 24)) throw refuse('expiry-in-past')
  if (expiresAt > plus(at, MOST_LINK_DAYS * dayMs)) throw refuse('expiry-too-far')
}

const isSame = (one: readonly Thing[], other: readonly Thing[]): boolean =>
  one.length === other.length && one.every(({ kind, id }, n) => kind === other[n]?.kind && id === other[n]?.id)

/** Whether a link has ended or expired, as far as its own stream knows. */
export const isEnded = ({ status, expiresAt }: Pick<Share, 'status' | 'expiresAt'>, at: string): boolean =>
  status !== 'live' || expiresAt <= at

export const createShareLink =
  ({ facts: { isVerified, hasNo, limit, used, plan }, expiresAt, ...made }: Made & { readonly facts: Facts }): Decide =>
  (share, { by, at, dayMs }) => {
    if (share.status !== 'new') {
      const isOwn = share.contributorId === by.id && share.familyId === made.familyId
      if (isOwn && isSame(share.things, made.things)) return []
      throw new Refused('id-taken')
    }
    requireVerified(isVerified)
    if (hasNo) throw refuse('teller-said-no')
    const until = expiresAt ?? plus(at, LINK_DAYS * dayMs)
    requireLasting(until, at, dayMs)
    requireRoom(limit, used, plan)
    return [{ type: 'ShareLinkCreated', data: { ...made, contributorId: by.id, expiresAt: until, createdAt: at } }]
  }

/** Changes what is named. Another passcode, or none any more, ends what the one before has opened. */
export const changeShareLink =
  ({ passcodeHash, ...changes }: { readonly [Field in keyof Terms]?: Terms[Field] | undefined }): Decide =>
  (share, { at, dayMs }) => {
    if (share.status === 'new') throw refuse('not-found')
    if (isEnded(share, at)) throw refuse('share-over')
    const { title = share.title, note = share.note, mayDownload = share.mayDownload } = changes
    const { expiresAt = share.expiresAt } = changes
    if (expiresAt !== share.expiresAt) requireLasting(expiresAt, at, dayMs)
    const isAsBefore =
      title === share.title &&
      note === share.note &&
      mayDownload === share.mayDownload &&
      expiresAt === share.expiresAt &&
      (passcodeHash === undefined || passcodeHash === share.passcodeHash)
    if (isAsBefore) return []
    const terms = { title, note, expiresAt, mayDownload, ...(passcodeHash !== undefined && { passcodeHash }) }
    return [{ type: 'ShareLinkChanged', data: { ...terms, changedAt: at } }]
  }

export const endShareLink =
  (): Decide =>
  ({ status }, { at }) => {
    if (status === 'new') throw refuse('not-found')
    return status === 'ended' ? [] : [{ type: 'ShareLinkRevoked', data: { revokedAt: at } }]
  }

/** Gives the link another address in the place of its `n`th. */
export const renewShareLink =
  ({ n }: { readonly n: number }): Decide =>
  (share, { at }) => {
    if (share.status === 'new') throw refuse('not-found')
    if (isEnded(share, at)) throw refuse('share-over')
    return share.n === n ? [{ type: 'ShareLinkRenewed', data: { n: n + 1, renewedAt: at } }] : []
  }

/** Too many wrong passcodes, as they were counted: until then none is taken. */
export const lockShare =
  ({ until }: { readonly until: string }): Decide =>
  (share, { at }) =>
    isEnded(share, at) || share.lockedUntil >= until ? [] : [{ type: 'ShareLocked', data: { until } }]
