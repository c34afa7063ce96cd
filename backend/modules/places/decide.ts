import { Refused, refusing } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import {
  KEPT_DAYS,
  MOST_PLACES,
  type ChangePlace,
  type Coordinates,
  type NamePlace,
  type PlaceRefusal,
} from './contract.ts'
import type { Ending, PlacesEvent } from './events.ts'
import type { Place } from './place.ts'

export type Decide = Decision<Place, PlacesEvent>
/** What whoever asks is in the place's family. */
type As = { readonly role: FamilyRole }
const refuse = refusing<PlaceRefusal>()

const requireMay = ({ status, contributorId }: Place, by: Actor, { role }: As): void => {
  if (status === 'new' || status === 'erased') throw new Refused('not-found')
  if (!mayChange(role, contributorId === by.id)) throw new Refused('forbidden')
}

/** @number degrees from the equator to a pole, and half around the earth */
const [POLE, HALF] = [90, 180]
const requireOnEarth = (at: Coordinates | null): void => {
  if (at && (Math.abs(at.lat) > POLE || Math.abs(at.lon) > HALF)) throw refuse('coordinates-invalid')
}

/** `n`: how many places the family has. */
export const namePlace =
  (
    { placeId, name, at: where }: NamePlace,
    { familyId, n }: { readonly familyId: string; readonly n: number },
  ): Decide =>
  (place, { by, at }) => {
    requireOnEarth(where)
    const data = { placeId, familyId, contributorId: by.id, name, at: where, addedAt: at }
    if (place.status === 'new') {
      if (n >= MOST_PLACES) throw refuse('too-many-places')
      return [{ type: 'PlaceNamed', data }]
    }
    if (place.familyId !== familyId || place.contributorId !== by.id) throw new Refused('id-taken')
    return []
  }

export const changePlace =
  ({ name, at: where }: ChangePlace, as: As): Decide =>
  (place, { by }) => {
    requireMay(place, by, as)
    requireOnEarth(where)
    const isSame = place.name === name && place.at?.lat === where?.lat && place.at?.lon === where?.lon
    return isSame ? [] : [{ type: 'PlaceChanged', data: { name, at: where } }]
  }

/** Out of the family's sight, and of what was there; it can be brought back for a while. */
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
