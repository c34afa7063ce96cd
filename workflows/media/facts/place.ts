import type { Facts } from '../../../backend/modules/media/events.ts'

/** @number characters of a camera's name that are kept */
const MOST_NAME = 80
/** @number decimals of a place that are kept. A metre. */
const DECIMALS = 5

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most

const rounded = (value: number) => Number(value.toFixed(DECIMALS))

/** Both halves of a place on earth, or none; a receiver that has found nothing yet writes zeros. */
export const placeOf = (lat: unknown, lon: unknown): Required<Pick<Facts, 'lat' | 'lon'>> | undefined =>
  isWithin(lat, 90) && isWithin(lon, 180) && (lat !== 0 || lon !== 0)
    ? { lat: rounded(lat), lon: rounded(lon) }
    : undefined

/** What a camera calls itself, its maker before it where the name does not begin so. */
export const cameraOf = (make: string, model: string): string => {
  // Fields are filled up with signs that nobody reads.
  const read = (text: string) => text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()
  const [maker, name] = [read(make), read(model)]
  const whole = name.toLowerCase().startsWith(maker.toLowerCase()) ? name : `${maker} ${name}`
  return whole.trim().slice(0, MOST_NAME)
}
