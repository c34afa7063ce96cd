import { calendars } from './calendars.ts'
import type { CalendarDate } from './value.ts'

const months = calendars['GREGORIAN']?.months ?? []
const MONTH =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?/gi
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:about|abt|circa|approx(?:imately)?|ca?)\b\.?/gi, 'ABT'],
  [/\b(?:before|bef)\b\.?/gi, 'BEF'],
  [/\b(?:after|aft)\b\.?/gi, 'AFT'],
  [/\b(?:between|bet|btw)\b\.?/gi, 'BET'],
  [/\b(?:calculated|calc|cal)\b\.?/gi, 'CAL'],
  [/\b(?:estimated|est)\b\.?/gi, 'EST'],
  [/\b(?:and)\b|&/gi, 'AND'],
  [/\bfrom\b/gi, 'FROM'],
  [/\bto\b/gi, 'TO'],
  [/\b(?:b\.? ?c\.? ?e|b\.? ?c)\b\.?/gi, 'BCE'],
]

/** A date in other spellings, in those of the standards: `about march 1850?` as `ABT MAR 1850`. */
export const lenientWords = (text: string): string => {
  let words = text.replaceAll(/@#d([a-z ]+)@/gi, (_, name: string) => `@#D${name.trim().toUpperCase()}@`)
  for (const [pattern, word] of WORDS) words = words.replaceAll(pattern, ` ${word} `)
  words = words
    .replaceAll(MONTH, (month) => ` ${month.slice(0, 3).toUpperCase()} `)
    .replaceAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/gi, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // March 5, 1850
  words = words.replaceAll(/([A-Z]{3}) (\d{1,2}),? (\d{3,4})/g, (all, month: string, day: string, year: string) =>
    months.includes(month) ? `${day} ${month} ${year}` : all,
  )
  const doubted = /^(\d{3,4}) ?\?$/.exec(words)
  if (doubted) return `ABT ${doubted[1]}`
  const years = /^(\d{3,4}) ?[-–] ?(\d{4})$/.exec(words)
  if (years) return `BET ${years[1]} AND ${years[2]}`
  return words.replace(/,$/, '')
}

/** `1873-06-24`, and `06/24/1873` where it can only mean one day or the order is known. */
export const numericDate = (text: string, isDayFirst: boolean | undefined): CalendarDate | undefined => {
  const of = (year: string, month: number, day: number): CalendarDate | undefined => {
    const name = months[month - 1]
    return name && day >= 1 && day <= 31
      ? { calendar: 'GREGORIAN', isNamed: false, year: Number(year), month: name, day }
      : undefined
  }
  const byYear = /^\s*(\d{4})-(\d\d)-(\d\d)\s*$/.exec(text)
  if (byYear) return of(byYear[1] as string, Number(byYear[2]), Number(byYear[3]))
  const found = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text)
  if (!found) return undefined
  const [a, b, year] = [Number(found[1]), Number(found[2]), found[3] as string]
  // Points are written by those who put the day first.
  const first = a > 12 || text.includes('.') ? true : b > 12 ? false : a === b ? true : isDayFirst
  return first === undefined ? undefined : first ? of(year, b, a) : of(year, a, b)
}
