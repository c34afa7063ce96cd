import { expect, test } from 'vitest'
import { minutesIn } from './times.ts'
import { readYield } from './yields.ts'

test.each([
  ['1 dozen cookies', 12, 1, 'cookies'],
  ['one 9-inch pie', 1, 1, 'pie'],
  ['1 loaf (12 slices)', 1, 1, 'loaf'],
  ['2 1/2 cups', 5, 2, 'cups'],
  ['Serves 4', 4, 1, ''],
  ['4-6 servings', 4, 1, 'servings'],
  ['Für 4 Personen', 4, 1, 'Personen'],
])('%s makes %i/%i %s', (text, n, d, unit) => expect(readYield(text)).toEqual({ amount: { n, d }, unit }))

test.each(['zwei Bleche', 'a few trays', 'plenty'])('“%s” says no number, and keeps its words', (text) =>
  expect(readYield(text)).toEqual({ amount: null, unit: text }),
)

test.each([
  ['PT1H30M', 90],
  ['P1DT2H', 1_560],
  ['1 hr 30 min', 90],
  ['1½ hours', 90],
  ['90 Minuten', 90],
  ['1 Std. 15 Min.', 75],
  ['overnight', null],
  ['PT', null],
  ['PT0M', null],
  ['', null],
])('%s is %s minutes', (text, minutes) => expect(minutesIn(text)).toBe(minutes))
