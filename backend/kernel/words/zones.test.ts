import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isZone, resolveLocal, wallClockIn, zoneInWords } from './zones.ts'
import vectors from './zones.vectors.json' with { type: 'json' }

// Made by CPython's zoneinfo (PEP 495, fold=0) from the IANA data 2025b: other code, and other data, than ours.
test('forty-four zones agree with another implementation in gaps, overlaps, on 29 February and in 2076', () => {
  const wrong = vectors.filter(({ zone, local, at }) => resolveLocal(local, zone) !== at)
  expect(wrong).toEqual([])
  expect(new Set(vectors.map(({ zone }) => zone)).size).toBe(44)
})

const label = (at: string, zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return format.format(new Date(at)).replace(' ', 'T')
}

test('a time that exists reads the same in its zone awaitPosition', () => {
  const zones = [...new Set(vectors.map(({ zone }) => zone))]
  const minutes = fc.integer({ min: 0, max: 60 * 366 * 1_440 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (zone, after) => {
      const local = new Date(Date.UTC(2020, 0, 1) + after * 60_000).toISOString().slice(0, 19)
      const at = resolveLocal(local, zone) ?? ''
      const read = label(at, zone)
      // In a gap the wall clock goes on by the gap: an hour in most places, half of one on Lord Howe.
      const movedMs = Date.parse(`${read}Z`) - Date.parse(`${local}Z`)
      expect([0, 30 * 60_000, 60 * 60_000]).toContain(movedMs)
      const before = label(new Date(Date.parse(at) - 2 * movedMs).toISOString(), zone)
      expect(movedMs === 0 || before < local).toBe(true)
    }),
    { numRuns: 2_000, seed: 1 },
  )
}, 120_000)

test('seconds and milliseconds are kept', () => {
  expect(resolveLocal('2031-06-14T09:00:07.250', 'Europe/Madrid')).toBe('2031-06-14T07:00:07.250Z')
  expect(resolveLocal('2031-06-14T09:00:07', 'Europe/Madrid')).toBe('2031-06-14T07:00:07.000Z')
  expect(resolveLocal('1969-06-14T09:00:07.250', 'UTC')).toBe('1969-06-14T09:00:07.250Z')
})

test.each(['2031-02-29T09:00', '2031-13-01T09:00', '2031-06-31T09:00', '2031-06-14T24:01', 'tomorrow', ''])(
  'there is no instant %s',
  (local) => expect(resolveLocal(local, 'UTC')).toBeUndefined(),
)

test.each([
  ['Europe/Madrid', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('the zone "%s" is known: %s', (zone, isKnown) => expect(isZone(zone)).toBe(isKnown))

test.each(['Etc/Unknown', 'America/Coyhaique2', 'Nowhere', '', 'Europe/Atlantis'])(
  'a zone that nobody here knows, %j, costs no page: its times are those of UTC, and are called so',
  (zone) => {
    expect(isZone(zone)).toBe(false)
    expect(wallClockIn(zone, '2030-06-14T12:00:00.000Z')).toBe('2030-06-14T12:00:00.000')
    expect(resolveLocal('2030-06-14T12:00', zone)).toBe('2030-06-14T12:00:00.000Z')
    expect(zoneInWords(zone)).toBe('UTC')
  },
)
