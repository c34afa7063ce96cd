import type { Aggregate } from '../../kernel/log/decider.ts'
import { SECTIONS, type Section, type When } from './contract.ts'
import { personal, type WishesEvent } from './events.ts'

export type Written = { readonly words: string; readonly when: When; readonly savedAt: string }
export type Sections = Readonly<Partial<Record<Section, Written>>>
export type Wishes = {
  readonly status: 'new' | 'kept' | 'ended'
  readonly accountId: string
  readonly sections: Sections
  /** What readers see; undefined while they see nothing. */
  readonly published: Sections | undefined
  readonly version: number
  readonly hash: string
  /** Each is empty until then. */
  readonly publishedAt: string
  readonly reviewedAt: string
  readonly askedAt: string
  readonly reads: readonly { readonly contactId: string; readonly readAt: string }[]
}

const isSection = (name: string): name is Section => (SECTIONS as readonly string[]).includes(name)
const whenIn = (when: string): When => (when === 'now' || when === 'after_death' ? when : 'only_me')

/** An account's last wishes, in one stream that goes by the account's id. */
export const wishes: Aggregate<Wishes, WishesEvent> = {
  category: 'wishes',
  personal,
  subject: ({ accountId }) => `account-${accountId}`,
  audience: ({ accountId }) => accountId,
  initial: {
    status: 'new',
    accountId: '',
    sections: {},
    published: undefined,
    version: 0,
    hash: '',
    publishedAt: '',
    reviewedAt: '',
    askedAt: '',
    reads: [],
  },
  evolve: (wishes, { type, data }) => {
    switch (type) {
      case 'WishesSectionSaved': {
        const { accountId, section, words, when, savedAt } = data
        const written = isSection(section) && { [section]: { words, when: whenIn(when), savedAt } }
        return { ...wishes, status: 'kept', accountId, sections: { ...wishes.sections, ...written } }
      }
      case 'WishesPublished': {
        const { version, hash, publishedAt } = data
        return { ...wishes, published: wishes.sections, version, hash, publishedAt, reviewedAt: publishedAt }
      }
      case 'WishesWithdrawn':
        return { ...wishes, published: undefined, hash: '', publishedAt: '' }
      case 'WishesReviewed':
        return { ...wishes, reviewedAt: data.reviewedAt }
      case 'WishesReviewAsked':
        return { ...wishes, askedAt: data.askedAt }
      case 'WishesRead':
        return { ...wishes, reads: [...wishes.reads, { contactId: data.contactId, readAt: data.readAt }] }
      case 'WishesEnded':
        return { ...wishes, status: 'ended', sections: {}, published: undefined }
    }
  },
}

/** Sections in the order of the page, those alone in which something is written. */
export const writtenIn = (sections: Sections): readonly (Written & { readonly name: Section })[] =>
  SECTIONS.flatMap((name) => {
    const written = sections[name]
    return written && written.words !== '' ? [{ name, ...written }] : []
  })

/** What two sections say, without when they were saved. */
export const isSame = (one: Written | undefined, other: Written | undefined): boolean =>
  (one?.words ?? '') === (other?.words ?? '') && (one?.when === other?.when || !one?.words)

/** How it stands with their author, as far as readers wait for it. */
export type Moment = {
  /** Trusted contacts have reported a death, and it stands. */
  readonly isConfirmed: boolean
  /** A contact has asked us to wait: what waits for a death does not open meanwhile. */
  readonly isWaiting: boolean
}

/** What a trusted contact may read now. A death that is only presumed opens nothing. */
export const openIn = ({ published }: Wishes, { isConfirmed, isWaiting }: Moment) =>
  writtenIn(published ?? {}).filter(
    ({ when }) => when === 'now' || (when === 'after_death' && isConfirmed && !isWaiting),
  )
