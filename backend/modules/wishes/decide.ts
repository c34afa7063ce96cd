import { Refused, refusing } from '../../kernel/errors.ts'
import type { Decision } from '../../kernel/log/decider.ts'
import { SECTIONS, type SaveSection, type Section, type WishesRefusal } from './contract.ts'
import type { WishesEvent } from './events.ts'
import { isSame, openIn, writtenIn, type Moment, type Wishes } from './wishes.ts'

export type Decide = Decision<Wishes, WishesEvent>
const refuse = refusing<WishesRefusal>()

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
  ({ contactId }: { readonly contactId: string }, moment: Moment): Decide =>
  (wishes, { at }) => {
    if (openIn(wishes, moment).length === 0) throw refuse('wishes-closed')
    const last = wishes.reads.at(-1)
    if (last?.contactId === contactId && last.readAt === at) return []
    return [{ type: 'WishesRead', data: { contactId, version: wishes.version, readAt: at } }]
  }

export const endWishes =
  (): Decide =>
  ({ status }, { at }) =>
    status === 'kept' ? [{ type: 'WishesEnded', data: { endedAt: at } }] : []
