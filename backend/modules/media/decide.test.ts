import { expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { LARGEST_FILE_MB } from '../../kernel/contract.ts'
import { bytesOf } from './contract.ts'
import {
  abandonMedia,
  cancelMedia,
  cutMedia,
  eraseMedia,
  receiveMedia,
  recordAudit,
  recordReady,
  recordStored,
  rejectMedia,
  requireOwner,
  startMedia,
} from './decide.ts'
import type { MediaEvent } from './events.ts'
import { media, type Media } from './media.ts'

const largestFile = bytesOf(LARGEST_FILE_MB)
const given = specification(media, {
  by: { kind: 'account', id: 'ana' },
  at: '2030-01-01T00:00:00.000Z',
  dayMs: 86_400_000,
})
const ben = { by: { kind: 'account', id: 'ben' } } as const
const start = { messageId: 'for-ruth', purpose: 'message', type: 'audio/webm;codecs=opus' } as const
const proof = { sha256: 'ab12', bytes: 900, mime: 'audio/webm' }
const ready = { durationMs: 4_000, variants: ['play'], peaksId: 'peaks', hashes: { play: 'ab12' } }

const started: MediaEvent = { type: 'MediaStarted', data: { ...start, ownerId: 'ana' } }
const received: MediaEvent = { type: 'MediaReceived', data: { bytes: 900 } }
const cancelled: MediaEvent = { type: 'MediaCancelled', data: { reason: 'asked' } }
const stored: MediaEvent = { type: 'MediaStored', data: proof }
const isReady: MediaEvent = { type: 'MediaReady', data: ready }
const abandoned: MediaEvent = { type: 'MediaCancelled', data: { reason: 'abandoned' } }
const rejected = (code: 'file-type' | 'content-damaged' | 'media-unplayable' | 'too-long'): MediaEvent => ({
  type: 'MediaRejected',
  data: { code },
})

test('an upload of unknown length is started by its owner', () => given().when(startMedia(start)).emits(started))
test('an upload of known length is started', () =>
  given()
    .when(startMedia({ ...start, bytes: 900 }))
    .emits({ type: 'MediaStarted', data: { ...start, bytes: 900, ownerId: 'ana' } }))
test('an upload of nothing is refused', () =>
  given()
    .when(startMedia({ ...start, bytes: 0 }))
    .refuses('empty-file'))
test('an upload of the largest size is started', () =>
  given()
    .when(startMedia({ ...start, bytes: largestFile }))
    .emits({ type: 'MediaStarted', data: { ...start, bytes: largestFile, ownerId: 'ana' } }))
test('a larger upload is refused with the limit', () =>
  given()
    .when(startMedia({ ...start, bytes: largestFile + 1 }))
    .refuses('file-too-large', { mb: 100, bytes: largestFile + 1 }))
test('a document is no recording', () =>
  given()
    .when(startMedia({ ...start, type: 'application/pdf' }))
    .refuses('file-type'))
test('another account’s id is taken', () => given(started).by(ben).when(startMedia(start)).refuses('id-taken'))
test('an upload for one message cannot be started again for another', () =>
  given(started)
    .when(startMedia({ ...start, messageId: 'for-ben' }))
    .refuses('upload-done'))
test('a complete upload cannot be started again', () =>
  given(started, received).when(startMedia(start)).refuses('upload-done'))

test('the last byte is recorded', () => given(started).when(receiveMedia(900)).emits(received))
test('a complete upload of nothing is refused', () => given(started).when(receiveMedia(0)).refuses('empty-file'))
test('an upload that grew too large is refused', () =>
  given(started)
    .when(receiveMedia(largestFile + 1))
    .refuses('file-too-large'))
test('nobody else completes an upload', () => given(started).by(ben).when(receiveMedia(900)).refuses('not-found'))
test('an upload that never began is not completed', () => given().when(receiveMedia(900)).refuses('not-found'))
test('an upload that was given up is not completed', () =>
  given(started, cancelled).when(receiveMedia(900)).refuses('not-found'))

test('an upload under way is given up', () => given(started).when(cancelMedia()).emits(cancelled))
test('a complete upload is not given up', () => given(started, received).when(cancelMedia()).refuses('upload-done'))
test('nobody else gives an upload up', () => given(started).by(ben).when(cancelMedia()).refuses('not-found'))
test('nobody else learns that an upload was given up', () =>
  given(started, cancelled).by(ben).when(cancelMedia()).refuses('not-found'))

test('an upload that nobody finished is given up', () => given(started).when(abandonMedia()).emits(abandoned))
test('what is complete is not given up as unfinished', () => given(started, received).when(abandonMedia()).emits())
test('whoever still has a recording that was given up unfinished begins again', () =>
  given(started, abandoned).when(startMedia(start)).emits(started))
test('nobody else does, nor does it for another message', () => {
  given(started, abandoned).by(ben).when(startMedia(start)).refuses('id-taken')
  given(started, abandoned)
    .when(startMedia({ ...start, messageId: 'for-ben' }))
    .refuses('not-found')
})
test('what its owner threw away does not begin again', () =>
  given(started, cancelled).when(startMedia(start)).refuses('not-found'))

const erased: MediaEvent = { type: 'MediaErased', data: { erasedAt: '2030-01-01T00:00:00.000Z' } }
test('a recording is erased with the account of its owner, whatever became of it, and once', () => {
  const toEnd = eraseMedia({ ownerId: 'ana' })
  given(started).when(toEnd).emits(erased)
  given(started, received, stored, isReady).when(toEnd).emits(erased)
  for (const over of [cancelled, abandoned, erased]) given(started, over).when(toEnd).emits()
  given().when(toEnd).emits()
})
test('nobody else’s end erases it', () =>
  given(started)
    .when(eraseMedia({ ownerId: 'ben' }))
    .emits())
test('what was erased is not there: it is not begun again, prepared or audited', () => {
  const gone = given(started, received, stored, erased)
  gone.when(startMedia(start)).refuses('not-found')
  gone.when(cancelMedia()).refuses('not-found')
  gone.when(recordReady(ready)).emits()
  gone.when(recordAudit(audit)).emits()
})

test('a verified copy is recorded', () => given(started, received).when(recordStored(proof)).emits(stored))
test('an upload that is not complete is not stored', () => given(started).when(recordStored(proof)).emits())
test('a playable recording is ready', () => given(started, received, stored).when(recordReady(ready)).emits(isReady))
test('a recording of an hour is ready', () =>
  given(started, received, stored)
    .when(recordReady({ ...ready, durationMs: 3_600_400 }))
    .emits({ type: 'MediaReady', data: { ...ready, durationMs: 3_600_400 } }))
test('a longer recording is rejected', () =>
  given(started, received, stored)
    .when(recordReady({ ...ready, durationMs: 3_602_000 }))
    .emits(rejected('too-long')))
test('a video of half an hour is ready, a longer one is rejected', () => {
  const film = { ...ready, variants: ['play', 'video'] }
  given(started, received, stored)
    .when(recordReady({ ...film, durationMs: 1_800_400 }))
    .emits({ type: 'MediaReady', data: { ...film, durationMs: 1_800_400 } })
  given(started, received, stored)
    .when(recordReady({ ...film, durationMs: 1_802_000 }))
    .emits(rejected('too-long'))
})
test('a story may last an hour, with a picture or without', () => {
  const told: MediaEvent = { type: 'MediaStarted', data: { ...start, purpose: 'story', ownerId: 'joseph' } }
  const lasting = (durationMs: number) => ({ ...ready, durationMs, variants: ['play', 'video'] })
  const prepared = given(told, received, stored)
  const most = { voice: 60, video: 60 }
  prepared.when(recordReady(lasting(3_600_000), most)).emits({ type: 'MediaReady', data: lasting(3_600_000) })
  prepared.when(recordReady(lasting(3_602_000), most)).emits(rejected('too-long'))
})
test('a broken recording is rejected', () =>
  given(started, received, stored).when(rejectMedia('media-unplayable', 'stored')).emits(rejected('media-unplayable')))
test('an upload whose parts are damaged is rejected', () =>
  given(started, received).when(rejectMedia('content-damaged', 'received')).emits(rejected('content-damaged')))
test('an upload of another kind than it said is rejected', () =>
  given(started, received).when(rejectMedia('file-type', 'received')).emits(rejected('file-type')))
test('a try that finds its parts gone, because another has stored them, rejects nothing', () =>
  given(started, received, stored).when(rejectMedia('content-damaged', 'received')).emits())
test('a recording that is ready is not rejected any more', () =>
  given(started, received, stored, isReady).when(rejectMedia('media-unplayable', 'stored')).emits())
test('a rejected recording does not become ready', () =>
  given(started, received, stored, rejected('media-unplayable')).when(recordReady(ready)).emits())

const audit = { auditsN: 0, damaged: [], mended: {} } as const
const damaged: MediaEvent = { type: 'MediaDamaged', data: { variant: 'play' } }
const wasAudited = (ok: boolean): MediaEvent => ({ type: 'MediaAudited', data: { ok } })
test('a recording that is whole was audited', () =>
  given(started, received, stored, isReady).when(recordAudit(audit)).emits(wasAudited(true)))
test('a damaged part is named once', () => {
  const found = recordAudit({ ...audit, damaged: ['play'] })
  given(started, received, stored, isReady).when(found).emits(damaged, wasAudited(false))
  given(started, received, stored, isReady, damaged, wasAudited(false))
    .when(recordAudit({ ...audit, auditsN: 1, damaged: ['play'] }))
    .emits(wasAudited(false))
})
test('a part that was made again is whole', () =>
  given(started, received, stored, isReady)
    .when(recordAudit({ ...audit, damaged: ['play'], mended: { play: 'ef56' } }))
    .emits(damaged, { type: 'MediaMended', data: { hashes: { play: 'ef56' } } }, wasAudited(true)))
test('an audit that comes after another counts for nothing', () =>
  given(started, received, stored, isReady, wasAudited(true)).when(recordAudit(audit)).emits())
test('an upload under way is not audited', () => given(started, received).when(recordAudit(audit)).emits())

test('only its owner sees a medium', () => {
  const { state } = given(started)
  expect(() => requireOwner(state, { kind: 'account', id: 'ana' })).not.toThrow()
  expect(() => requireOwner(state, ben.by)).toThrow('not-found')
})

const source: Media = [started, received, stored, isReady].reduce(media.evolve, media.initial)
const part = { from: 'whole', startMs: 500, endMs: 2_500 }
const cut = (changes: Partial<typeof part> = {}, of = source) => cutMedia({ ...part, ...changes, source: of })
const begun = (of = part): MediaEvent[] => [
  {
    type: 'MediaStarted',
    data: { ownerId: 'ana', messageId: 'for-ruth', purpose: 'message', type: 'audio/webm', cut: of },
  },
  received,
]

test('a part of a recording is prepared like a recording of its own', () =>
  given()
    .when(cut())
    .emits(...begun()))
test('a part ends where the recording does', () =>
  given()
    .when(cut({ endMs: 9_000 }))
    .emits(...begun({ ...part, endMs: 4_000 })))
test('of a part, a second is left at the least', () => {
  given()
    .when(cut({ endMs: 1_500 }))
    .emits(...begun({ ...part, endMs: 1_500 }))
  for (const wrong of [{ endMs: 1_499 }, { startMs: 3_001, endMs: 9_000 }, { startMs: 2_500, endMs: 500 }])
    given().when(cut(wrong)).refuses('cut-too-short')
})
test('there is no part of what is not prepared', () =>
  given()
    .when(cut({}, [started, received].reduce(media.evolve, media.initial)))
    .refuses('media-not-ready', { progress: 0 }))
test('of another account’s recording there is no part, and nothing says that it is there', () => {
  given().by(ben).when(cut()).refuses('not-found')
  given().when(cut({}, media.initial)).refuses('not-found')
})
test('what is a recording already becomes no part of another', () => {
  given(started).when(cut()).refuses('upload-done')
  given(...begun())
    .when(cut({ startMs: 600 }))
    .refuses('upload-done')
  given(...begun())
    .when(cut())
    .emits()
})
