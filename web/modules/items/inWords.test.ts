import { expect, test } from 'vitest'
import type { ItemDate } from '../../../backend/modules/items/contract.ts'
import { readDate, UNKNOWN } from '../../../backend/modules/items/contract/dates.ts'
import { calledIn, dateIn, momentIn, saidOf, sourceIn, understood } from './inWords.ts'

const dated = (words: string, source: ItemDate['source'] = 'person'): ItemDate => ({
  ...(readDate(words) ?? UNKNOWN),
  words,
  source,
  isZoneAssumed: false,
})

test('a date begins as a heading does, and a day is said without its time', () => {
  expect(dateIn(dated('about 1958'))).toBe('About 1958')
  expect(dateIn(dated('June 12, 1958, 2:05 PM'))).toBe('June 12, 1958')
  expect(momentIn(dated('June 12, 1958, 2:05 PM'))).toBe('June 12, 1958, 2:05 PM')
})

test('words that are no date stay as they are', () => {
  expect(dateIn(dated('before the war'))).toBe('Before the war')
  expect(dateIn(dated('', null))).toBe('')
})

test('what has no title goes by its kind and date', () => {
  expect(calledIn({ title: 'On the steps', kind: 'photo', date: dated('1958') })).toBe('On the steps')
  expect(calledIn({ title: '', kind: 'video', date: dated('1958') })).toBe('Film, 1958')
  expect(calledIn({ title: '', kind: 'document', date: dated('', null) })).toBe('Paper')
})

test('who does not see it hears its kind, its title and its date, each once', () => {
  expect(saidOf({ title: 'On the steps', kind: 'photo', date: dated('1958') })).toBe('Photo, On the steps, 1958')
  expect(saidOf({ title: '', kind: 'photo', date: dated('1958') })).toBe('Photo, 1958')
  expect(saidOf({ title: 'Tape 3', kind: 'voice', date: dated('', null) })).toBe('Voice, Tape 3')
})

test('under the field stands how a date was understood', () => {
  expect(understood('ca. 1958').line).toBe('Understood as about 1958.')
  expect(understood('the fifties').line).toBe('Understood as 1950s.')
  expect(understood('June 31, 1958')).toEqual({ line: 'There is no such day.', isImpossible: true })
  expect(understood('when we had the boat').line).toMatch(/^We keep these words/)
  expect(understood(' ').line).toBe('')
})

test('a fact says where it is from', () => {
  expect(sourceIn(dated('1958', 'camera'))).toBe('From the camera')
  expect(sourceIn({ source: 'video', isZoneAssumed: true })).toBe('From the film, time zone assumed')
  expect(sourceIn({ source: null, isZoneAssumed: false })).toBe('')
})
