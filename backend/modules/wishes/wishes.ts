import * as v from 'valibot'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { SECTIONS, USUAL_WAIT_HOURS, When, type Section } from './contract.ts'
import { personal, type WishesEvent } from './events.ts'

export type Written = { readonly words: string; readonly when: When; readonly savedAt: string }
/** What a contact asked for; each of the last two is empty until then. */
export type Ask = {
  readonly askedAt: string
  readonly opensAt: string
  readonly openedAt: string
  readonly deniedAt: string
}
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
  readonly waitHours: number
  /** By the contact, the last of each. */
  readonly asks: Readonly<Record<string, Ask>>
  readonly reads: readonly { readonly contactId: string; readonly readAt: string }[]
}

const isSection = (name: string): name is Section => (SECTIONS as readonly string[]).includes(name)
const whenIn = (when: string): When => (v.is(When, when) ? when : 'only_me')

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
    waitHours: USUAL_WAIT_HOURS,
    asks: {},
    reads: [],
  },
  evolve: (wishes, { type, data }) => {
    const asked = (contactId: string, changes: Partial<Ask>): Wishes => {
      const before = wishes.asks[contactId] ?? { askedAt: '', opensAt: '', openedAt: '', deniedAt: '' }
      return { ...wishes, asks: { ...wishes.asks, [contactId]: { ...before, ...changes } } }
    }
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
      case 'WishesWaitSet':
        return { ...wishes, status: 'kept', ...data }
      case 'WishesAccessAsked': {
        const { contactId, askedAt, opensAt } = data
        return asked(contactId, { askedAt, opensAt, openedAt: '', deniedAt: '' })
      }
      case 'WishesAccessDenied':
        return asked(data.contactId, { deniedAt: data.deniedAt })
      case 'WishesAccessOpened':
        return asked(data.contactId, { openedAt: data.openedAt })
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

/** Who reads, and how it stands with the author. */
export type Reader = {
  readonly contactId: string
  /** Trusted contacts have reported a death, and it stands. */
  readonly isConfirmed: boolean
  /** A contact has asked us to wait: what waits for a death does not open meanwhile. */
  readonly isWaiting: boolean
}

/** Whether what a contact asked for has opened to them, and was not denied since. */
export const isGranted = ({ asks }: Wishes, contactId: string): boolean => {
  const ask = asks[contactId]
  return ask !== undefined && ask.openedAt !== '' && ask.deniedAt === ''
}

/** What a trusted contact may read now. A death that is only presumed opens nothing. */
export const openIn = (wishes: Wishes, { contactId, isConfirmed, isWaiting }: Reader) => {
  const isAfterDeath = isConfirmed && !isWaiting
  const isOpen: Readonly<Record<When, boolean>> = {
    now: true,
    if_unwell: isAfterDeath || isGranted(wishes, contactId),
    after_death: isAfterDeath,
    only_me: false,
  }
  return writtenIn(wishes.published ?? {}).filter(({ when }) => isOpen[when])
}

/** Whether there is something for a time of illness that this contact may ask for. */
export const mayBeAskedFor = (wishes: Wishes, reader: Reader): boolean => {
  const open = new Set(openIn(wishes, reader).map(({ name }) => name))
  return writtenIn(wishes.published ?? {}).some(({ name, when }) => when === 'if_unwell' && !open.has(name))
}
