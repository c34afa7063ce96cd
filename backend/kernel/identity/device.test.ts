import { expect, test } from 'vitest'
import { deviceIn } from './device.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.0', 'A browser'],
])('"%s" is said as %s', (userAgent, words) => expect(deviceIn(userAgent)).toBe(words))
