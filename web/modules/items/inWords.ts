import { withCapital } from '../../../backend/kernel/words/capital.ts'
import type { ItemDate, ItemKind, ItemRow } from '../../../backend/modules/items/contract.ts'
import { dateInWords, readDate } from '../../../backend/modules/items/contract/dates.ts'

export const KIND_WORDS: Readonly<Record<ItemKind, string>> = {
  photo: 'Photo',
  video: 'Film',
  voice: 'Voice',
  document: 'Paper',
  story: 'Words',
}

/** What a memory is called on a page; what has no title goes by its kind and date. */
export const calledIn = ({ title, kind, date }: Pick<ItemRow, 'title' | 'kind' | 'date'>): string => {
  if (title !== '') return title
  const when = dateIn(date)
  return when === '' ? KIND_WORDS[kind] : `${KIND_WORDS[kind]}, ${when}`
}

/** The same for someone who does not see it: its kind, what it is called and when it was. */
export const saidOf = (row: Pick<ItemRow, 'title' | 'kind' | 'date'>): string =>
  row.title === ''
    ? calledIn(row)
    : [KIND_WORDS[row.kind], row.title, dateIn(row.date)].filter((each) => each !== '').join(', ')

/** When it was, to a day at the most: “About 1958”. Words that are no date stay as they are; empty where nobody said any. */
export const dateIn = ({ kind, from, to, words }: Pick<ItemDate, 'kind' | 'from' | 'to' | 'words'>): string => {
  if (kind === 'unknown') return withCapital(words)
  const isMoment = kind === 'exact' && from !== null
  const day = isMoment ? from.slice(0, 10) : undefined
  return withCapital(dateInWords(day === undefined ? { kind, from, to } : { kind: 'day', from: day, to: day }))
}

/** The same with the time of the day, where that is known. */
export const momentIn = (date: Pick<ItemDate, 'kind' | 'from' | 'to' | 'words'>): string =>
  date.kind === 'unknown' ? withCapital(date.words) : withCapital(dateInWords(date))

/** How what somebody writes as a date was understood, in a sentence. */
export const understood = (words: string): { readonly line: string; readonly isImpossible: boolean } => {
  if (words.trim() === '') return { line: '', isImpossible: false }
  const when = readDate(words)
  if (!when) return { line: 'There is no such day.', isImpossible: true }
  if (when.kind === 'unknown')
    return {
      line: 'We keep these words. Without a year, it goes on the shelf of what has no date.',
      isImpossible: false,
    }
  return { line: `Understood as ${dateInWords(when)}.`, isImpossible: false }
}

const SOURCES: Readonly<Record<NonNullable<ItemDate['source']>, string>> = {
  person: 'Someone in your family wrote this',
  camera: 'From the camera',
  video: 'From the film',
  archive: 'From the zip that it came in',
  file_name: 'From the name of the file',
}

/** Where a date comes from; empty where there is none. */
export const sourceIn = ({ source, isZoneAssumed }: Pick<ItemDate, 'source' | 'isZoneAssumed'>): string => {
  if (source === null) return ''
  return isZoneAssumed ? `${SOURCES[source]}, time zone assumed` : SOURCES[source]
}
