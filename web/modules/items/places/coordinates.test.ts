import { expect, test } from 'vitest'
import { coordinatesIn, coordinatesInWords } from './coordinates.ts'

test('coordinates are read as maps give them', () => {
  const boston = { lat: 42.36, lon: -71.06 }
  for (const words of ['42.36, -71.06', ' 42.36  -71.06 ', '42.36 N, 71.06 W', '42.36°N 71.06°w'])
    expect(coordinatesIn(words)).toEqual(boston)
  expect(coordinatesIn('33.9 S, 18.4 E')).toEqual({ lat: -33.9, lon: 18.4 })
  expect(coordinatesInWords(boston)).toBe('42.36, -71.06')
  expect(coordinatesIn(coordinatesInWords({ lat: 51.123456789, lon: 0 }))).toEqual({ lat: 51.12346, lon: 0 })
})

test('none are none, and what lies nowhere is refused', () => {
  expect(coordinatesIn('  ')).toBeNull()
  expect(coordinatesInWords(null)).toBe('')
  for (const words of ['Orchard Lane', '91, 0', '0, 181', '42.36', '42,36, 71,06', '1 2 3', '9'.repeat(1_000)])
    expect(coordinatesIn(words)).toBeUndefined()
})
