import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { line } from '../../kernel/text.ts'

/** @number characters of a place's name */
const MOST_NAME = 120
/** @number places that a family names */
export const MOST_PLACES = 2_000
/** @number how long a removed place can be brought back */
export const KEPT_DAYS = 30

export const refusals = { 'coordinates-invalid': 400, 'too-many-places': 409 } as const
export type PlaceRefusal = keyof typeof refusals
export const sentences: Readonly<Record<PlaceRefusal, string>> = {
  'coordinates-invalid': 'A latitude is between -90 and 90, a longitude between -180 and 180.',
  'too-many-places': `A family can name ${MOST_PLACES.toLocaleString('en-US')} places. Please remove some first.`,
}

const Name = v.pipe(line(MOST_NAME, `A name can have up to ${MOST_NAME} characters.`), v.minLength(1, 'Write a name.'))
/** In degrees; whether they lie on the earth is the decision's to say. */
export const Coordinates = v.strictObject({ lat: v.number(), lon: v.number() })
export type Coordinates = v.InferOutput<typeof Coordinates>

export const NamePlace = v.strictObject({ placeId: Id, name: Name, at: v.optional(v.nullable(Coordinates), null) })
export type NamePlace = v.InferOutput<typeof NamePlace>
export const ChangePlace = v.strictObject({ name: Name, at: v.nullable(Coordinates) })
export type ChangePlace = v.InferOutput<typeof ChangePlace>
export const Nothing = v.strictObject({})

/** What each command answers. */
export const ChangedPlace = v.object({ id: Id, revision: v.number() })

/** A place as a member of the family sees it; of what is from there those count that they may see. */
export const PlaceRow = v.object({
  id: Id,
  revision: v.number(),
  name: v.string(),
  at: v.nullable(Coordinates),
  n: v.number(),
  /** By name: “a former member” whose account is gone. */
  addedBy: v.string(),
  addedAt: Instant,
  /** Null while it is not removed. */
  removedAt: v.nullable(Instant),
  isOwn: v.boolean(),
  mayChange: v.boolean(),
})
export type PlaceRow = v.InferOutput<typeof PlaceRow>
