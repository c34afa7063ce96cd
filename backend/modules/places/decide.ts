import { Refused } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import { KEPT_DAYS, type AddPlace, type RenamePlace } from './contract.ts'
import type { Ending, PlacesEvent } from './events.ts'
import type { Place } from './place.ts'

export type Decide = Decision<Place, PlacesEvent>
/** What whoever asks is in the place's family. */
type As = { readonly role: FamilyRole }

const requireMay = ({ status, contributorId }: Place, by: Actor, { role }: As): void => {
  if (status === 'new' || status === 'erased') throw new Refused('not-found')
  if (!mayChange(role, contributorId === by.id)) throw new Refused('forbidden')
}

export const addPlace =
  ({ placeId, title }: AddPlace, { familyId }: { readonly familyId: string }): Decide =>
  (place, { by, at }) => {
    const data = { placeId, familyId, contributorId: by.id, title, addedAt: at }
    if (place.status === 'new') return [{ type: 'PlaceAdded', data }]
    if (place.familyId !== familyId || place.contributorId !== by.id) throw new Refused('id-taken')
    return []
  }

export const renamePlace =
  ({ title }: RenamePlace, as: As): Decide =>
  (place, { by }) => {
    requireMay(place, by, as)
    return place.title === title ? [] : [{ type: 'PlaceRenamed', data: { title } }]
  }

/** Out of the family's sight; it can be brought back for a while. */
export const removePlace =
  (as: As): Decide =>
  (place, { by, at }) => {
    requireMay(place, by, as)
    if (place.status === 'removed') return []
    return [{ type: 'PlaceRemoved', data: { removedBy: by.id, removedAt: at } }]
  }

export const restorePlace =
  (as: As): Decide =>
  (place, { by, at, dayMs }) => {
    requireMay(place, by, as)
    if (place.status === 'kept') return []
    if (at >= plus(place.removedAt, KEPT_DAYS * dayMs)) throw new Refused('restore-over', { days: KEPT_DAYS })
    return [{ type: 'PlaceRestored', data: { restoredAt: at } }]
  }

/** After it was removed for so long, and at the end of its family. */
export const erasePlace =
  ({ reason }: { readonly reason: Ending }): Decide =>
  ({ status, removedAt }, { at, dayMs }) => {
    if (status === 'new' || status === 'erased') return []
    const isDue = status === 'removed' && at >= plus(removedAt, KEPT_DAYS * dayMs)
    if (reason === 'removed' && !isDue) return []
    return [{ type: 'PlaceErased', data: { reason, erasedAt: at } }]
  }
