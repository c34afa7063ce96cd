import { describe, expect, test } from 'vitest'
import { LARGEST_FILE_MB } from '../../kernel/contract.ts'
import { specification } from '../../kernel/testing/given.ts'
import { bytesOf, limits } from './contract.ts'
import { cutMedia, startMedia, sweepMedia, type Room } from './decide.ts'
import type { MediaEvent } from './events.ts'
import { media } from './media.ts'

const largestFile = bytesOf(LARGEST_FILE_MB)
const given = specification(media, {
  by: { kind: 'account', id: 'ana' },
  at: '2030-01-01T00:00:00.000Z',
  dayMs: 86_400_000,
})
const ben = { by: { kind: 'account', id: 'ben' } } as const
const start = { messageId: 'for-ruth', purpose: 'message', type: 'audio/webm;codecs=opus' } as const
const started: MediaEvent = { type: 'MediaStarted', data: { ...start, ownerId: 'ana' } }
const received: MediaEvent = { type: 'MediaReceived', data: { bytes: 900 } }
const cancelled: MediaEvent = { type: 'MediaCancelled', data: { reason: 'asked' } }
const stored: MediaEvent = { type: 'MediaStored', data: { sha256: 'ab12', bytes: 900, mime: 'audio/webm' } }
const isReady: MediaEvent = {
  type: 'MediaReady',
  data: { durationMs: 4_000, variants: ['play'], peaksId: 'peaks', hashes: { play: 'p' } },
}
const rejected: MediaEvent = { type: 'MediaRejected', data: { code: 'media-unplayable' } }

const free: Room = { of: 'plan', most: bytesOf(5_120), taken: 0, unfinished: 0, usual: bytesOf(5_120) }
const most = bytesOf(limits.stagedMb)
test('unfinished uploads may fill all of their room', () =>
  given()
    .when(startMedia({ ...start, bytes: 900, room: { ...free, unfinished: most - 900 } }))
    .emits({ type: 'MediaStarted', data: { ...start, bytes: 900, ownerId: 'ana' } }))
test('no more begins where they would be more, and one of no known length is as long as it may be', () => {
  given()
    .when(startMedia({ ...start, bytes: 900, room: { ...free, unfinished: most - 899 } }))
    .refuses('uploads-full')
  given()
    .when(startMedia({ ...start, room: { ...free, unfinished: most - largestFile + 1 } }))
    .refuses('uploads-full')
})
test('an upload under way goes on, however much there is', () =>
  given(started)
    .when(startMedia({ ...start, room: { ...free, taken: free.most, unfinished: most } }))
    .emits())

describe('room for what is kept', () => {
  const full = (changes: Partial<Room> = {}): Room => ({ ...free, taken: free.most - 900, ...changes })
  test('may be filled', () => {
    given()
      .when(startMedia({ ...start, bytes: 900, room: full() }))
      .emits({ type: 'MediaStarted', data: { ...start, bytes: 900, ownerId: 'ana' } })
  })
  test.each([
    ['storage-full', full(), { gb: 5 }],
    ['unconfirmed-full', full({ of: 'unconfirmed', most: bytesOf(500), taken: bytesOf(500) }), { mb: 500 }],
    ['answer-full', full({ of: 'answer' }), {}],
  ] as const)('is not more than there is: %s', (code, room, details) => {
    const start901 = startMedia({ ...start, bytes: 901, room })
    given().when(start901).refuses(code)
    expect(() => start901(media.initial, { by: { kind: 'account', id: 'ana' }, at: '', dayMs: 1 })).toThrow(
      expect.objectContaining({ details: expect.objectContaining(details) }),
    )
  })
  test('of a family is as much as its plan has, and the answer says which plan has more', () => {
    const of = (plan: string | null) =>
      given().when(startMedia({ ...start, bytes: 901, room: full({ of: 'family', plan }) }))
    of('Memory Plus').refuses('plan-required', { limit: '5 GB', used: '5 GB', plan: 'Memory Plus' })
    of(null).refuses('plan-required', { limit: '5 GB', used: '5 GB', plan: null })
  })
  test('is taken by a part of a recording too', () => {
    const source = given(started, received, stored, isReady).state
    const cut = { from: 'whole', startMs: 0, endMs: 2_000, source }
    given()
      .when(cutMedia({ ...cut, room: full({ taken: free.most - 899 }) }))
      .refuses('storage-full')
  })
})

describe('what nothing names', () => {
  const swept: MediaEvent = { type: 'MediaErased', data: { erasedAt: '2030-01-01T00:00:00.000Z', reason: 'unnamed' } }
  test('is erased once it is prepared, or could not be', () => {
    given(started, received, stored, isReady).when(sweepMedia()).emits(swept)
    given(started, received, rejected).when(sweepMedia()).emits(swept)
    for (const history of [[started], [started, received], [started, received, stored], [started, cancelled]])
      given(...history)
        .when(sweepMedia())
        .emits()
  })
  test('may be sent again by whoever has it still', () => {
    given(started, received, stored, isReady, swept).when(startMedia(start)).emits(started)
    given(started, received, stored, isReady, swept).by(ben).when(startMedia(start)).refuses('id-taken')
  })
})
