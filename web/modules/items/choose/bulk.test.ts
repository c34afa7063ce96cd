import { expect, test } from 'vitest'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { backOf } from './bulk.ts'

const row = {
  date: { words: 'about 1958', source: 'person' },
  placeId: null,
  visibility: 'family',
  isFavorite: false,
} as ItemRow

test('what is taken back is what was there before', () => {
  expect(backOf({ bin: {} })?.(row)).toEqual({ restore: {} })
  expect(backOf({ date: { shiftMinutes: 90 } })?.(row)).toEqual({ date: { shiftMinutes: -90 } })
  expect(backOf({ date: { words: '1960' } })?.(row)).toEqual({ date: { words: 'about 1958' } })
  expect(backOf({ place: { placeId: 'a' } })?.(row)).toEqual({ place: { placeId: null } })
  expect(backOf({ visibility: { visibility: 'only_me' } })?.(row)).toEqual({ visibility: { visibility: 'family' } })
})

test('the date of a camera comes back where a person had said none', () => {
  const taken = { ...row, date: { ...row.date, words: '2019', source: 'camera' } } as ItemRow
  expect(backOf({ date: { words: '1960' } })?.(taken)).toEqual({ date: { words: '' } })
})

test('people come back one memory at a time', () => expect(backOf({ people: [] })).toBeUndefined())
