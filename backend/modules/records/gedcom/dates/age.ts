import type { WrittenDate } from './write.ts'

/** The words of GEDCOM 5.5.1 for an age, and what they say. */
const WORDS: Readonly<Record<string, string>> = { CHILD: '< 8y', INFANT: '< 1y', STILLBORN: '0y' }
const AGE_70 = /^(?:[<>] )?(?:\d+y(?: \d+m)?(?: \d+w)?(?: \d+d)?|\d+m(?: \d+w)?(?: \d+d)?|\d+w(?: \d+d)?|\d+d)$/

export const isAge70 = (text: string): boolean => text === '' || AGE_70.test(text)

/** An age of GEDCOM 5.5.1 as GEDCOM 7 writes it: `<5y` as `< 5y`, and a word as the words below it. */
export const ageTo70 = (text: string): WrittenDate | undefined => {
  const word = WORDS[text]
  if (word !== undefined) return { payload: word, phrase: text }
  const spaced = text.replace(/^([<>]) ?/, '$1 ')
  return isAge70(spaced) ? { payload: spaced } : undefined
}

/** The way back; nothing where 5.5.1 has no such age. */
export const ageTo551 = ({ payload, phrase }: WrittenDate): string | undefined => {
  if (phrase !== undefined) return WORDS[phrase] === payload ? phrase : undefined
  return /\d+w/.test(payload) ? undefined : payload.replace(/^([<>]) /, '$1')
}
