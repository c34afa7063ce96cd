import { dateIn, ownZone, wallIn } from '../../ui/moment.ts'

/** By the first of their names: nobody is greeted by the last one too. */
export const greeting = (now: Date, name: string, zone = ownZone()): string => {
  const hour = Number(wallIn(zone, now).time.slice(0, 2))
  const part = hour < 5 ? 'Hello' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
  return `${part}, ${name.split(' ', 1)[0]}`
}

/** "Wednesday, June 10": what needs a word stands below it, by its name. */
export const todayInWords = (now: Date, zone = ownZone()): string => dateIn(now, zone).replace(/, \d{4}$/u, '')
