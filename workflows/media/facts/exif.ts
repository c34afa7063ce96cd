import ExifReader from 'exifreader'
import lookup from '@photostructure/tz-lookup'
import type { Facts } from '../../../backend/modules/media/events.ts'
import { contentIdOf } from './contentId.ts'
import { cameraOf, placeOf } from './place.ts'
import { takenOf, type Said } from './taken.ts'

type Tags = Readonly<Record<string, unknown>>
type Expanded = { readonly [group in 'exif' | 'gps' | 'xmp' | 'iptc']?: Tags }

/** A tag's text, whatever its type was; empty where there is none. */
const textOf = (tags: Tags | undefined, name: string): string => {
  const tag = tags?.[name]
  if (typeof tag !== 'object' || tag === null) return ''
  const { value, description } = tag as { readonly value?: unknown; readonly description?: unknown }
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string') return first
  return typeof description === 'string' ? description : ''
}

const DATES = [
  ['DateTimeOriginal', 'OffsetTimeOriginal'],
  ['DateTimeDigitized', 'OffsetTimeDigitized'],
  ['DateTime', 'OffsetTime'],
] as const

/** The satellite's time, in UTC. */
const gpsTime = (exif: Tags | undefined): Said => {
  const tag = exif?.['GPSTimeStamp'] as { readonly description?: unknown } | undefined
  const time = typeof tag?.description === 'string' ? tag.description.slice(0, 8) : ''
  return { text: `${textOf(exif, 'GPSDateStamp')} ${time}`, clock: 'utc' }
}

/** In the order of what they are worth; what was changed last says little, and comes last. */
const saidIn = ({ exif, xmp, iptc }: Expanded): readonly Said[] => {
  const [original, digitized, changed] = DATES.map(([field, offset]): Said => ({
    text: textOf(exif, field),
    clock: 'wall',
    offset: textOf(exif, offset),
  })) as [Said, Said, Said]
  const others = ['DateTimeOriginal', 'DateCreated', 'CreateDate'].map((field): Said => ({
    text: textOf(xmp, field),
    clock: 'wall',
  }))
  const day = textOf(iptc, 'Date Created').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  return [original, digitized, ...others, { text: day, clock: 'wall' }, gpsTime(exif), changed]
}

/** What a camera keeps for itself. */
const noteIn = (exif: Tags | undefined): Buffer => {
  const tag = exif?.['MakerNote'] as { readonly value?: unknown } | undefined
  return Array.isArray(tag?.value) ? Buffer.from(tag.value as number[]) : Buffer.alloc(0)
}

const EXPOSED = ['ExposureTime', 'FNumber', 'ISOSpeedRatings', 'PhotographicSensitivity']

/**
 * What a camera wrote into a picture. Nothing that is broken in it spoils the rest, nor the picture.
 * @param zone its owner's
 */
export const exifFacts = (bytes: Buffer, zone: string, now = new Date()): Facts => {
  let tags: Expanded
  try {
    // oxlint-disable-next-line import/no-named-as-default-member -- Node finds its default alone
    tags = ExifReader.load(bytes, { expanded: true }) as unknown as Expanded
  } catch {
    return {}
  }
  const { exif, gps } = tags
  const place = placeOf(gps?.['Latitude'], gps?.['Longitude'])
  const there = place ? lookup(place.lat, place.lon) : zone
  const camera = cameraOf(textOf(exif, 'Make'), textOf(exif, 'Model'))
  const contentId = contentIdOf(noteIn(exif))
  return {
    ...takenOf(saidIn(tags), { zone: there, now }),
    ...(EXPOSED.some((name) => exif?.[name] !== undefined) && { hasExposure: true }),
    ...place,
    ...(camera && { camera }),
    ...(contentId && { contentId }),
  }
}
