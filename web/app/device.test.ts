import { expect, test } from 'vitest'
import { deviceOf, hintHeaders } from './device.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'

test.each([
  [iphone, { browser: 'safari', mobile: true }],
  [firefox, { browser: 'other', mobile: false }],
  [chrome, { browser: 'chrome', mobile: false }],
])('%s', (userAgent, device) => expect(deviceOf({ userAgent })).toEqual(device))

test('client hints speak before the user agent', () =>
  expect(deviceOf({ userAgent: chrome, userAgentData: { brands: [{ brand: 'Chromium' }], mobile: true } })).toEqual({
    browser: 'chrome',
    mobile: true,
  }))

test.each([
  [true, 'mobile'],
  [false, 'desktop'],
])('every request carries the hints and no other (mobile: %s)', (mobile, type) =>
  expect(hintHeaders(mobile)).toEqual({
    'X-Universal-Device': 'true',
    'X-Mobile-Compatible': 'true',
    'X-Device-Type': type,
    'X-iOS-Compatible': 'true',
    'X-Android-Compatible': 'true',
    'X-Windows-Compatible': 'true',
    'X-Mac-Compatible': 'true',
    'X-Linux-Compatible': 'true',
    'X-Safari-Compatible': 'true',
    'X-Chrome-Compatible': 'true',
    'X-Firefox-Compatible': 'true',
    'X-Edge-Compatible': 'true',
  }),
)
