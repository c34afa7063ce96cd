import { expect, test } from 'vitest'
import { sniffPicture } from '../../kernel/blob/sniff.ts'
import type { Looks } from '../../kernel/process/recordable.ts'
import { specification } from '../../kernel/testing/given.ts'
import { removePortrait, startMedia } from './decide.ts'
import type { MediaEvent } from './events.ts'
import { media } from './media.ts'
import { thingOfPortrait } from './portrait.ts'
import { recordable } from './recordable.ts'
import { thingOf } from './thing.ts'

const at = '2030-01-01T00:00:00.000Z'
const given = specification(media, { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 })
const start = { messageId: 'ana', purpose: 'portrait', type: 'image/jpeg' } as const
const started: MediaEvent = { type: 'MediaStarted', data: { ...start, ownerId: 'ana' } }
const received: MediaEvent = { type: 'MediaReceived', data: { bytes: 900 } }
const stored: MediaEvent = { type: 'MediaStored', data: { sha256: 'ab12', bytes: 900, mime: 'image/jpeg' } }
const ready: MediaEvent = {
  type: 'MediaReady',
  data: { durationMs: 0, variants: ['picture'], peaksId: 'peaks', hashes: { picture: 'p' } },
}
const erased: MediaEvent = { type: 'MediaErased', data: { erasedAt: at } }
const shown = [started, received, stored, ready] as const

test('a picture of oneself is sealed with one’s account’s key', () => {
  expect(thingOf({ recordables: [recordable] }, start)).toBe('account-ana')
  expect(thingOfPortrait('ana')).toBe('account-ana')
})
test('nobody sends the picture of another account', async () => {
  await recordable.requireOwn?.({} as Looks, 'ana', 'ana')
  await expect(recordable.requireOwn?.({} as Looks, 'ben', 'ana')).rejects.toThrow('not-found')
})
test.each(['image/jpeg', 'image/png'])('a picture of the type %s is started', (type) => {
  given()
    .when(startMedia({ ...start, takes: 'portrait', type }))
    .emits({ type: 'MediaStarted', data: { ...start, type, ownerId: 'ana' } })
})
test.each(['image/svg+xml', 'image/gif', 'audio/webm', 'video/mp4'])('a picture of the type %s is refused', (type) =>
  given()
    .when(startMedia({ ...start, takes: 'portrait', type }))
    .refuses('file-type'),
)
test('it is taken away by its owner, once', () => {
  given(...shown)
    .when(removePortrait())
    .emits(erased)
  given(...shown, erased)
    .when(removePortrait())
    .emits()
})
test('it is nobody else’s to take away', () =>
  given(...shown)
    .by({ by: { kind: 'account', id: 'ben' } })
    .when(removePortrait())
    .refuses('not-found'))
test('a recording is not taken away so', () =>
  given({ type: 'MediaStarted', data: { ...start, purpose: 'message', ownerId: 'ana' } })
    .when(removePortrait())
    .refuses('not-found'))

test('a picture is known by its first bytes', () => {
  expect(sniffPicture(Buffer.from('ffd8ffe000104a464946', 'hex'))).toBe('image/jpeg')
  expect(sniffPicture(Buffer.from('89504e470d0a1a0a0000', 'hex'))).toBe('image/png')
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg">', 'GIF89a', 'RIFFxxxxWEBP', ''])
    expect(sniffPicture(Buffer.from(text))).toBeUndefined()
})
