import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['share', 'visit'] as const

/** Something of a family that a link shows: its kind, as its module lists it, and its id. */
export type Thing = { readonly kind: string; readonly id: string }

type Terms = {
  readonly title: string
  readonly note: string
  readonly expiresAt: string
  readonly mayDownload: boolean
}

export type SharesEvent =
  | Event<
      'ShareLinkCreated',
      Terms & {
        shareId: string
        familyId: string
        contributorId: string
        things: readonly Thing[]
        /** Empty without a passcode. */
        passcodeHash: string
        createdAt: string
      }
    >
  /** `passcodeHash` is there where the passcode is another one; empty where there is none any more. */
  | Event<'ShareLinkChanged', Terms & { passcodeHash?: string; changedAt: string }>
  | Event<'ShareLinkRevoked', { revokedAt: string }>
  /** The link has another address; the one before leads nowhere. */
  | Event<'ShareLinkRenewed', { n: number; renewedAt: string }>
  /** Too many wrong passcodes. */
  | Event<'ShareLocked', { until: string }>

export type VisitsEvent =
  /** Somebody opened a link: on what device, never from where. */
  | Event<'ShareOpened', { visitId: string; shareId: string; familyId: string; device: string; openedAt: string }>
  | Event<'ShareItemViewed', Thing & { viewedAt: string }>

/** Sealed with the link's own key. */
export const personal = { ShareLinkCreated: ['title', 'note'], ShareLinkChanged: ['title', 'note'] } as const
