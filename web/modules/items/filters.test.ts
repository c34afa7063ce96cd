import { expect, test } from 'vitest'
import { boundIn, changed, filterIn, ratioOf, wordsOf } from './filters.ts'

const WHO = '0197e2a4-6b0a-7c11-9c52-3f1d2b7a9e01'

test('an address says what is shown, and says the same again', () => {
  const filter = filterIn(`kind=photo&who=${WHO}&from=1931&to=1958-06`)
  expect(filter).toEqual({ kind: 'photo', who: WHO, from: '1931', to: '1958-06' })
  expect(filterIn(new URLSearchParams(wordsOf(filter)).toString())).toEqual(filter)
})

test('what makes no sense in an address is left out', () => {
  expect(filterIn('kind=cake&who=7&from=yesterday&shelf=undated&add')).toEqual({ shelf: 'undated' })
  expect(filterIn('')).toEqual({})
})

test('a filter is taken away by an undefined one', () => {
  expect(changed({ kind: 'voice', from: '1958' }, { kind: undefined, to: '1960' })).toEqual({
    from: '1958',
    to: '1960',
  })
})

test('the ends of a list may be written as people write dates', () => {
  expect([boundIn('1958', 'from'), boundIn('1958', 'to')]).toEqual(['1958', '1958'])
  expect([boundIn('June 1958', 'from'), boundIn('June 1958', 'to')]).toEqual(['1958-06', '1958-06'])
  expect([boundIn('the fifties', 'from'), boundIn('the fifties', 'to')]).toEqual(['1950-01-01', '1959-12-31'])
  expect([boundIn('once', 'from'), boundIn('about 1958', 'to')]).toEqual([undefined, undefined])
})

test('what has no picture has the shape of its patch', () => {
  expect(ratioOf({ width: 300, height: 200, kind: 'photo' })).toBe(1.5)
  expect(ratioOf({ width: null, height: null, kind: 'document' })).toBeLessThan(1)
  expect(ratioOf({ width: null, height: null, kind: 'voice' })).toBeGreaterThan(1)
})
