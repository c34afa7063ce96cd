import type { CapsuleRow } from '../../../backend/modules/capsules/contract.ts'
import { plainDay } from '../../ui/dateInWords.ts'

const DAY_MS = 86_400_000
const counted = (n: number, one: string): string => `${n.toLocaleString('en')} ${one}${n === 1 ? '' : 's'}`

/** "14 things from 5 people". */
export const inside = ({ things, people }: Pick<CapsuleRow, 'things' | 'people'>): string =>
  things === 0
    ? 'Nothing is in it yet'
    : `${counted(things, 'thing')} from ${people === 1 ? 'one person' : `${people} people`}`

/** How long until the moment, in one unit: "13 years", "5 months", "12 days", "a few hours". */
export const longUntil = (opensAt: string, now: number): string => {
  const days = Math.floor((Date.parse(opensAt) - now) / DAY_MS)
  if (days < 1) return 'a few hours'
  if (days < 61) return counted(days, 'day')
  if (days < 730) return counted(Math.floor(days / 30.44), 'month')
  return counted(Math.floor(days / 365.25), 'year')
}

/** The line of a capsule in a list. */
export const stateInWords = (row: Pick<CapsuleRow, 'state' | 'day' | 'opensAt' | 'openedAt'>, now: number): string => {
  if (row.state === 'opened') return `Opened on ${plainDay((row.openedAt ?? row.opensAt).slice(0, 10))}`
  if (row.state === 'sealed') return `Sealed until ${plainDay(row.day)}, for ${longUntil(row.opensAt, now)} more`
  return `Being filled, for ${plainDay(row.day)}`
}
