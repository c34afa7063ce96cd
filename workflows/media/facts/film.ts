import { open, type FileHandle } from 'node:fs/promises'
import lookup from '@photostructure/tz-lookup'
import type { Facts } from '../../../backend/modules/media/events.ts'
import { contentIdIn } from './contentId.ts'
import { cameraOf, placeOf } from './place.ts'
import { takenOf, type Said } from './taken.ts'

type Tags = Readonly<Record<string, string>>
type Box = { readonly type: string; readonly start: number; readonly end: number }

const HEADER = 16
/** Seconds from 1904, where films count from, to 1970. */
const FROM_1904 = 2_082_844_800
/** @number boxes of a film that are looked at on the way to its header */
const MOST_BOXES = 1_000

const read = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** The first box of a type among those that lie one after the other between two places. */
const boxIn = async (file: FileHandle, type: string, { start, end }: Omit<Box, 'type'>): Promise<Box | undefined> => {
  for (let [at, n] = [start, 0]; at + 8 <= end && n < MOST_BOXES; n += 1) {
    const head = await read(file, at, HEADER)
    if (head.length < 8) return undefined
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === HEADER
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
    if (size < 8) return undefined
    const found = head.toString('latin1', 4, 8)
    if (found === type) return { type, start: at + (isLong ? 16 : 8), end: at + size }
    at += size
  }
  return undefined
}

/**
 * When a film was begun, by its own header: ffprobe takes what lies before 1970 for years after. A camera that knows no
 * zone writes its wall clock into QuickTime; into MP4 all write UTC.
 */
const headerTime = async (path: string): Promise<Said | undefined> => {
  const file = await open(path)
  try {
    const whole = { start: 0, end: (await file.stat()).size }
    const brand = (await read(file, 4, 8)).toString('latin1')
    const moov = await boxIn(file, 'moov', whole)
    const mvhd = moov && (await boxIn(file, 'mvhd', moov))
    if (!mvhd) return undefined
    const head = await read(file, mvhd.start, 12)
    if (head.length < 12) return undefined
    const seconds = head.readUInt8(0) === 1 ? Number(head.readBigUInt64BE(4)) : head.readUInt32BE(4)
    const at = new Date((seconds - FROM_1904) * 1_000)
    if (seconds === 0 || Number.isNaN(at.getTime())) return undefined
    const isMp4 = brand.startsWith('ftyp') && brand !== 'ftypqt  '
    return { text: at.toISOString().slice(0, 19), clock: isMp4 ? 'utc' : 'wall' }
  } finally {
    await file.close()
  }
}

const LOCATION = /^([+-]\d+(?:\.\d+)?)([+-]\d+(?:\.\d+)?)/

/**
 * What a camera wrote into a film.
 * @param tags as ffprobe names them
 * @param zone its owner's
 */
export const filmFacts = async (path: string, tags: Tags, zone: string, now = new Date()): Promise<Facts> => {
  const apple = (name: string) => tags[`com.apple.quicktime.${name}`]
  const [, lat, lon] = LOCATION.exec(apple('location.ISO6709') ?? tags['location'] ?? '') ?? []
  const place = lat && lon ? placeOf(Number(lat), Number(lon)) : undefined
  const camera = cameraOf(
    apple('make') ?? tags['com.android.manufacturer'] ?? tags['make'] ?? '',
    apple('model') ?? tags['com.android.model'] ?? tags['model'] ?? '',
  )
  const wall = [apple('creationdate'), tags['date'], tags['DATE_RECORDED'], tags['DATE']]
  const contentId = contentIdIn(apple('content.identifier') ?? '')
  const header = await headerTime(path)
  const said: readonly Said[] = [
    ...wall.flatMap((text): Said[] => (text ? [{ text, clock: 'wall' }] : [])),
    // Other forms than films of boxes have no such header, and say it in UTC.
    ...(header ? [header] : tags['creation_time'] ? [{ text: tags['creation_time'], clock: 'utc' } as const] : []),
  ]
  return {
    ...takenOf(said, { zone: place ? lookup(place.lat, place.lon) : zone, now }),
    ...place,
    ...(camera && { camera }),
    ...(contentId && { contentId }),
  }
}
