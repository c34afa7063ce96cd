import { expect, test } from 'vitest'
import { textIn } from './textIn.ts'

test('a file of today is read as it is', () =>
  expect(textIn(new TextEncoder().encode('Málaga – “yes”').buffer)).toBe('Málaga – “yes”'))
test('a file of an older program keeps its accents', () =>
  expect(textIn(Uint8Array.from([0x4d, 0xe1, 0x6c, 0x61, 0x67, 0x61, 0x20, 0x93]).buffer)).toBe('Málaga “'))
