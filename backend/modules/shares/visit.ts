import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import type { Thing, VisitsEvent } from './events.ts'

/**
 * Somebody behind a link, in one browser: a stream of its own, so that a link that is read often stays small, and
 * readers do not conflict with its maker.
 */
export type Visit = {
  readonly visitId: string
  readonly shareId: string
  readonly familyId: string
  readonly seen: readonly Thing[]
}

export const visit: Aggregate<Visit, VisitsEvent> = {
  category: 'visit',
  // What is kept of a visit names nobody.
  personal: {},
  subject: ({ shareId }) => `share-${shareId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: { visitId: '', shareId: '', familyId: '', seen: [] },
  evolve: (visit, { type, data }) => {
    switch (type) {
      case 'ShareOpened':
        return { ...visit, visitId: data.visitId, shareId: data.shareId, familyId: data.familyId }
      case 'ShareItemViewed':
        return { ...visit, seen: [...visit.seen, { kind: data.kind, id: data.id }] }
    }
  },
}
