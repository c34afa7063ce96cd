import { expect, test } from 'vitest'
import { googleFacts } from './google.ts'

const now = new Date('2026-11-30T12:00:00Z')
const factsOf = (said: unknown, zone = 'America/New_York') => googleFacts(JSON.stringify(said), zone, now)
const one = {
  title: 'IMG_1.jpg',
  photoTakenTime: { timestamp: '1719804600', formatted: 'Jul 1, 2024, 3:30:00 AM UTC' },
}

test('what Google says of a picture is told as a clock of its owner showed it', () =>
  expect(factsOf({ ...one, description: 'At the lake', favorited: true })).toEqual({
    title: 'IMG_1.jpg',
    caption: 'At the lake',
    isFavorite: true,
    told: { taken: '2024-06-30T23:30:00' },
  }))

test('where it says a place, it is the clock of that place', () => {
  const there = { latitude: -33.8688, longitude: 151.2093 }
  const told = { taken: '2024-07-01T13:30:00', lat: -33.8688, lon: 151.2093 }
  expect(factsOf({ ...one, geoData: there })?.told).toEqual(told)
  const nowhere = { latitude: 0, longitude: 0 }
  expect(factsOf({ ...one, geoData: nowhere, geoDataExif: there })?.told).toEqual(told)
  expect(factsOf({ ...one, geoData: nowhere })?.told).toEqual({ taken: '2024-06-30T23:30:00' })
})

test('a picture of before 1970 is that old', () =>
  expect(factsOf({ ...one, photoTakenTime: { timestamp: '-364683600' } })?.told).toEqual({
    taken: '1958-06-11T23:00:00',
  }))

test.each([
  ['a clock that nobody has set', { photoTakenTime: { timestamp: '0' } }, {}],
  ['a day that is still to come', { photoTakenTime: { timestamp: '4102444800' } }, {}],
  ['a moment beyond all calendars', { photoTakenTime: { timestamp: '999999999999' } }, {}],
  ['half a place', { geoData: { latitude: 12 } }, { taken: '2024-06-30T23:30:00' }],
  ['words that are none', { description: 7, favorited: 'yes' }, { taken: '2024-06-30T23:30:00' }],
])('%s spoils nothing else', (_, broken, told) =>
  expect(factsOf({ ...one, ...broken })).toEqual({ title: 'IMG_1.jpg', caption: '', isFavorite: false, told }),
)

test.each([
  ['an album', { title: 'At the lake', date: { timestamp: '1' } }],
  ['a list', [one]],
  ['nothing', null],
  ['a moment that is no number', { ...one, photoTakenTime: { timestamp: 'yesterday' } }],
])('%s is told of no picture', (_, said) => expect(factsOf(said)).toBeUndefined())

test('what is no JSON is told of none', () => expect(googleFacts('{"title":', 'UTC', now)).toBeUndefined())
