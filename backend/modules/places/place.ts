import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import type { Coordinates } from './contract.ts'
import { personal, type PlacesEvent } from './events.ts'

export type Place = {
  readonly status: 'new' | 'kept' | 'removed' | 'erased'
  readonly placeId: string
  readonly familyId: string
  readonly contributorId: string
  readonly name: string
  readonly at: Coordinates | null
  readonly addedAt: string
  /** Empty while it is not removed. */
  readonly removedAt: string
}

export const place: Aggregate<Place, PlacesEvent> = {
  category: 'place',
  personal,
  subject: ({ placeId }) => `place-${placeId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: {
    status: 'new',
    placeId: '',
    familyId: '',
    contributorId: '',
    name: '',
    at: null,
    addedAt: '',
    removedAt: '',
  },
  evolve: (place, { type, data }) => {
    switch (type) {
      case 'PlaceNamed':
        return { ...place, ...data, status: 'kept' }
      case 'PlaceChanged':
        return { ...place, ...data }
      case 'PlaceRemoved':
        return { ...place, status: 'removed', removedAt: data.removedAt }
      case 'PlaceRestored':
        return { ...place, status: 'kept', removedAt: '' }
      case 'PlaceErased':
        return { ...place, status: 'erased' }
    }
  },
}
