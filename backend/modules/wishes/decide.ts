import { Refused, refusing } from '../../kernel/errors.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import {
  ASK_AGAIN_DAYS,
  SECTIONS,
  type SaveSection,
  type Section,
  type SetWait,
  type WishesRefusal,
} from './contract.ts'
import type { WishesEvent } from './events.ts'
import { isSame, mayBeAskedFor, openIn, writtenIn, type Reader, type Wishes } from './wishes.ts'

export type Decide = Decision<Wishes, WishesEvent>
const refuse = refusing<WishesRefusal>()
const DAY_HOURS = 24

/** Two pages that save the same section: the later one is shown what the other wrote. */
export const saveSection =
  (section: Section, { words, when, basedOn }: SaveSection): Decide =>
  ({ sections, status }, { by, at }) => {
    if (status === 'ended') throw new Refused('not-found')
    const before = sections[section]
    if (before ? before.words === words && before.when === when : words === '') return []
    if ((before?.savedAt ?? null) !== basedOn) throw new Refused('stale')
    return [{ type: 'WishesSectionSaved', data: { accountId: by.id, section, words, when, savedAt: at } }]
  }

/** @param hashOf of what readers will see */
export const publishWishes =
  (hashOf: (words: string) => string): Decide =>
  ({ sections, published, version, accountId }, { at }) => {
    const written = writtenIn(sections)
    if (published && SECTIONS.every((name) => isSame(sections[name], published[name]))) return []
    if (written.length === 0) throw refuse('wishes-empty')
    const hash = hashOf(JSON.stringify(written.map(({ name, words, when }) => ({ name, words, when }))))
    return [{ type: 'WishesPublished', data: { accountId, version: version + 1, hash, publishedAt: at } }]
  }

export const withdrawWishes =
  (): Decide =>
  ({ published }, { at }) =>
    published ? [{ type: 'WishesWithdrawn', data: { withdrawnAt: at } }] : []

export const reviewWishes =
  (): Decide =>
  ({ published, reviewedAt }, { at }) => {
    if (!published) throw refuse('not-published')
    return reviewedAt === at ? [] : [{ type: 'WishesReviewed', data: { reviewedAt: at } }]
  }

export const askReview =
  (): Decide =>
  ({ published, askedAt }, { at }) =>
    published && askedAt !== at ? [{ type: 'WishesReviewAsked', data: { askedAt: at } }] : []

/** Each press opens what is open at that moment. */
export const readWishes =
  (reader: Reader): Decide =>
  (wishes, { at }) => {
    const { contactId } = reader
    if (openIn(wishes, reader).length === 0) throw refuse('wishes-closed')
    const last = wishes.reads.at(-1)
    if (last?.contactId === contactId && last.readAt === at) return []
    return [{ type: 'WishesRead', data: { contactId, version: wishes.version, readAt: at } }]
  }

export const setWait =
  ({ waitHours }: SetWait): Decide =>
  (wishes, { by }) =>
    wishes.waitHours === waitHours ? [] : [{ type: 'WishesWaitSet', data: { accountId: by.id, waitHours } }]

/** A contact asks for what is for a time of illness; their author has the wait that they chose to say no. */
export const askAccess =
  (reader: Reader): Decide =>
  (wishes, { at, dayMs }) => {
    const { contactId } = reader
    const before = wishes.asks[contactId]
    if (before && before.deniedAt === '') return []
    if (!mayBeAskedFor(wishes, reader)) throw refuse('wishes-closed')
    if (before && at < plus(before.deniedAt, ASK_AGAIN_DAYS * dayMs)) throw refuse('asked-lately')
    const opensAt = plus(at, (wishes.waitHours * dayMs) / DAY_HOURS)
    return [{ type: 'WishesAccessAsked', data: { contactId, askedAt: at, opensAt } }]
  }

/** Also what has opened already is closed again. */
export const denyAccess =
  ({ contactId }: Pick<Reader, 'contactId'>): Decide =>
  ({ asks }, { at }) => {
    const ask = asks[contactId]
    if (!ask) throw refuse('nobody-asked')
    return ask.deniedAt === '' ? [{ type: 'WishesAccessDenied', data: { contactId, deniedAt: at } }] : []
  }

export const openAccess =
  ({ contactId }: Pick<Reader, 'contactId'>): Decide =>
  ({ asks, published }, { at }) => {
    const ask = asks[contactId]
    if (!published || !ask || ask.deniedAt !== '' || ask.openedAt !== '' || at < ask.opensAt) return []
    return [{ type: 'WishesAccessOpened', data: { contactId, openedAt: at } }]
  }

export const endWishes =
  (): Decide =>
  ({ status }, { at }) =>
    status === 'kept' ? [{ type: 'WishesEnded', data: { endedAt: at } }] : []
