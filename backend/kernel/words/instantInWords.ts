import { plainClock } from './plainClock.ts'

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A moment in a sentence of the server's, in UTC: nobody's zone is known here. */
export const instantInWords = (at: string): string => `${plainClock(format.format(new Date(at)))} UTC`
