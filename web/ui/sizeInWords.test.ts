import { expect, test } from 'vitest'
import { sizeInWords } from './sizeInWords.ts'

test.each([
  [10, '1 KB'],
  [300_000, '293 KB'],
  [1_258_291, '1.2 MB'],
  [3 * 2 ** 30, '3.0 GB'],
])('%i bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words))
