import { expect, test } from 'vitest'
import { isFilm, isTooLarge } from './pictures.ts'

const film = (width: number, height: number, average: string, guessed = average) =>
  isTooLarge({ codec_type: 'video', width, height, avg_frame_rate: average, r_frame_rate: guessed })

test.each([
  ['the largest there may be', film(4_096, 2_304, '60/1')],
  ['what a phone makes upright', film(2_160, 3_840, '60000/1001')],
  ['slow motion', film(1_920, 1_080, '240/1')],
  ['what a browser records, of no known rate', film(1_280, 720, '1000/1')],
  ['what says no rate', film(4_096, 2_304, '0/0')],
  ['one whose pictures come unevenly', film(3_840, 2_160, '30000/1001', '120/1')],
])('%s is prepared', (_, isRefused) => expect(isRefused).toBe(false))

test.each([
  ['more pictures a second than the largest', film(4_096, 2_304, '61/1')],
  ['a picture larger than the largest', film(4_098, 2_304, '60/1')],
  ['8K', film(7_680, 4_320, '30/1')],
  ['a picture that is far too large', film(20_000, 20_000, '25/1')],
  ['one that claims to change once a minute', film(20_000, 20_000, '1/60')],
  ['one that says no rate', film(20_000, 20_000, '0/0')],
  ['one of which no decoder could hold a picture', film(0, 0, '25/1')],
  ['one whose average is less than what is seen', film(4_096, 4_096, '31/1', '60/1')],
])('%s is not', (_, isRefused) => expect(isRefused).toBe(true))

test('the cover of a song is no film', () => {
  expect(isFilm({ codec_type: 'video', disposition: { attached_pic: 1 } })).toBe(false)
  expect(isFilm({ codec_type: 'audio' })).toBe(false)
  expect(isFilm({ codec_type: 'video', disposition: { attached_pic: 0 } })).toBe(true)
})
