import type { Coordinates } from '../../../../backend/modules/places/contract.ts'

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,10})?)°?`
const PAIR = new RegExp(String.raw`^\s*${NUMBER}\s*([NS])?(?:\s*,\s*|\s+)${NUMBER}\s*([EW])?\s*$`, 'i')
/** @number letters of a pair of coordinates that are looked at */
const MOST_LETTERS = 60

const POLE = 90
const HALF = 180
const signed = (digits: string, side: string | undefined, minus: string): number =>
  Number(digits) * (side?.toUpperCase() === minus ? -1 : 1)

/**
 * Latitude and longitude as maps give them: `42.36, -71.06`, `42.36 N 71.06 W`; null where nothing is written, undefined
 * for what is no place on the earth.
 */
export const coordinatesIn = (words: string): Coordinates | null | undefined => {
  if (words.trim() === '') return null
  const found = words.length > MOST_LETTERS ? null : PAIR.exec(words)
  if (!found) return undefined
  const [, north = '', ns, east = '', ew] = found
  const [lat, lon] = [signed(north, ns, 'S'), signed(east, ew, 'W')]
  return Math.abs(lat) <= POLE && Math.abs(lon) <= HALF ? { lat, lon } : undefined
}

/** The same in words, as close as a house. */
export const coordinatesInWords = (at: Coordinates | null): string =>
  at ? [at.lat, at.lon].map((degrees) => String(Number(degrees.toFixed(5)))).join(', ') : ''
