import { expect, test } from 'vitest'
import { dateInName } from './contract/dateInName.ts'

test.each([
  ['IMG_20190612.jpg', '2019-06-12'],
  ['IMG-20190612-WA0001.jpg', '2019-06-12'],
  ['IMG_20190612_140305.jpg', '2019-06-12T14:03:05'],
  ['PXL_20190612_140305123.jpg', '2019-06-12T14:03:05'],
  ['2019-06-12 14.03.05.mov', '2019-06-12T14:03:05'],
  ['Screenshot 2019-06-12 at 14.03.05.png', '2019-06-12T14:03:05'],
  ['2019_06_12.jpg', '2019-06-12'],
  // A number is no date.
  ['IMG_0612.jpg', ''],
  ['120190612.jpg', ''],
  ['20191312.jpg', ''],
  ['20190631.jpg', ''],
  ['2019061234.jpg', ''],
  ['letter of 1958.pdf', ''],
  // It came in 2026.
  ['20300101.jpg', ''],
])('“%s” was made %s', (name, on) => expect(dateInName(name, '2026-11-30')).toBe(on))
