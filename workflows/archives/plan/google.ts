import lookup from '@photostructure/tz-lookup'
import * as v from 'valibot'
import type { Told } from '../../../backend/modules/items/events.ts'
import { placeOf } from '../../media/facts/place.ts'
import { takenOf } from '../../media/facts/taken.ts'

/** What is told of a file by one that came beside it. */
export type Beside = {
  /** The file's true name, where it says one. */
  readonly title: string
  readonly caption: string
  readonly isFavorite: boolean
  readonly told: Told
}

const Place = v.object({ latitude: v.number(), longitude: v.number() })
/** @number digits of a moment in seconds */
const Seconds = v.pipe(v.string(), v.maxLength(12), v.regex(/^-?\d{1,12}$/), v.transform(Number))

/** One field that is broken spoils no other. */
const fieldOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  ...path: readonly string[]
): v.InferOutput<Schema> | undefined => {
  const found = path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null && !Array.isArray(at) ? (at as Record<string, unknown>)[name] : undefined,
    value,
  )
  const parsed = v.safeParse(schema, found)
  return parsed.success ? parsed.output : undefined
}

/**
 * What Google knows of a picture or a film: when it was taken, in UTC, and told as a clock there showed it; where; its words.
 * @param text a file beside it, of a length that has been judged
 * @param zone its owner's
 */
export const googleFacts = (text: string, zone: string, now = new Date()): Beside | undefined => {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return undefined
  }
  const title = fieldOf(v.string(), said, 'title')
  const seconds = fieldOf(Seconds, said, 'photoTakenTime', 'timestamp')
  // An album has a file of that kind, too, and says no moment.
  if (title === undefined || seconds === undefined) return undefined
  const [named, found] = ['geoData', 'geoDataExif'].map((each) => fieldOf(Place, said, each))
  const place =
    (named && placeOf(named.latitude, named.longitude)) ?? (found && placeOf(found.latitude, found.longitude))
  const at = new Date(seconds * 1_000)
  const moment = Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 19)
  const { taken } = takenOf([{ text: moment, clock: 'utc' }], {
    zone: place ? lookup(place.lat, place.lon) : zone,
    now,
  })
  return {
    title,
    caption: fieldOf(v.string(), said, 'description') ?? '',
    isFavorite: fieldOf(v.boolean(), said, 'favorited') ?? false,
    told: { ...(taken !== undefined && { taken }), ...place },
  }
}
