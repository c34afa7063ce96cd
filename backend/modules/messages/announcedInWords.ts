import { dayInWords } from '../../kernel/page/html.ts'

const LONGEST_SUBJECT = 78
const LEAST_WORDS = 16

/** The day of an occasion in words, e.g. "May 3, 2030". */
export const occasionDay = (date: string): string => dayInWords(`${date}T00:00:00.000Z`)

/** An author's words for an occasion, as short as a subject needs them between what stands before and after. */
export const inSubject = (before: string, occasion: string, after: string): string => {
  const room = Math.max(LEAST_WORDS, LONGEST_SUBJECT - before.length - after.length)
  const letters = Array.from(occasion)
  const words =
    letters.length <= room
      ? occasion
      : `${letters
          .slice(0, room - 1)
          .join('')
          .trimEnd()}…`
  return `${before}${words}${after}`
}
