import { expect, test } from 'vitest'
import { fileInWords } from './fileInWords.ts'

test.each([
  ['image/heic', 1_258_291, 'A picture, 1.2 MB'],
  ['application/pdf', 10 * 2 ** 20, 'A PDF, 10.0 MB'],
  ['audio/mpeg', 300_000, 'A recording, 293 KB'],
  ['text/plain', 4, 'A text, 1 KB'],
])('%s of %i bytes is %s', (type, bytes, words) => expect(fileInWords({ type, bytes })).toBe(words))
