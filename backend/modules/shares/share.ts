import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type SharesEvent, type Thing } from './events.ts'

export type Share = {
  readonly status: 'new' | 'live' | 'ended'
  readonly shareId: string
  readonly familyId: string
  readonly contributorId: string
  readonly things: readonly Thing[]
  readonly title: string
  readonly note: string
  readonly expiresAt: string
  readonly mayDownload: boolean
  readonly passcodeHash: string
  /** Counts the passcodes: what one opened, the next does not. */
  readonly passcodeN: number
  /** Counts the addresses: only the last one is the link's. */
  readonly n: number
  readonly lockedUntil: string
  readonly createdAt: string
}

export const share: Aggregate<Share, SharesEvent> = {
  category: 'share',
  personal,
  subject: ({ shareId }) => `share-${shareId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: {
    status: 'new',
    shareId: '',
    familyId: '',
    contributorId: '',
    things: [],
    title: '',
    note: '',
    expiresAt: '',
    mayDownload: false,
    passcodeHash: '',
    passcodeN: 0,
    n: 0,
    lockedUntil: '',
    createdAt: '',
  },
  evolve: (share, { type, data }) => {
    switch (type) {
      case 'ShareLinkCreated':
        return { ...share, ...data, status: 'live', passcodeN: 1, n: 1 }
      case 'ShareLinkChanged': {
        const { title, note, expiresAt, mayDownload, passcodeHash } = data
        const changed = { ...share, title, note, expiresAt, mayDownload }
        if (passcodeHash === undefined) return changed
        return { ...changed, passcodeHash, passcodeN: share.passcodeN + 1, lockedUntil: '' }
      }
      case 'ShareLinkRevoked':
        return { ...share, status: 'ended' }
      case 'ShareLinkRenewed':
        return { ...share, n: data.n }
      case 'ShareLocked':
        return { ...share, lockedUntil: data.until }
    }
  },
}
