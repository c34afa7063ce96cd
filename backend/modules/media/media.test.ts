import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Context, Decision } from '../../kernel/log/decider.ts'
import { Refused } from '../../kernel/errors.ts'
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
  startMedia,
} from './decide.ts'
import type { MediaEvent } from './events.ts'
import { blobName, media, type Media } from './media.ts'

const start = { messageId: 'for-ruth', purpose: 'message', type: 'audio/webm' } as const
const source: Media = { ...media.initial, status: 'ready', ownerId: 'ana', messageId: 'for-ruth', durationMs: 9_000 }
const decisions: readonly Decision<Media, MediaEvent>[] = [
  startMedia(start),
  startMedia({ ...start, messageId: 'for-ben', bytes: 9 }),
  cutMedia({ from: 'whole', startMs: 0, endMs: 2_000, source }),
  receiveMedia(9),
  cancelMedia(),
  abandonMedia(),
  eraseMedia({ ownerId: 'ana' }),
  recordStored({ sha256: 'ab12', bytes: 9, mime: 'audio/webm' }),
  recordReady({ durationMs: 900, variants: ['play'], peaksId: 'peaks', hashes: { play: 'p' } }),
  recordReady({ durationMs: 9_000_000, variants: ['play'], peaksId: 'peaks', hashes: { play: 'p' } }),
  recordAudit({ auditsN: 0, damaged: ['play'], mended: {} }),
  recordAudit({ auditsN: 1, damaged: ['play'], mended: { play: 'm' } }),
  rejectMedia('content-damaged', 'received'),
  rejectMedia('media-unplayable', 'stored'),
]

const decide = (decision: Decision<Media, MediaEvent>, state: Media, context: Context): readonly MediaEvent[] => {
  try {
    return decision(state, context)
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

test('whatever is asked in whatever order, a repeat adds nothing and what is stored is plain JSON', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...decisions), fc.constantFrom('ana', 'ben'))), (asked) => {
      let state = media.initial
      for (const [decision, id] of asked) {
        const context = { by: { kind: 'account', id }, at: '2030-01-01T00:00:00.000Z', dayMs: 86_400_000 } as const
        const events = decide(decision, state, context)
        expect(JSON.parse(JSON.stringify(events))).toEqual(events)
        state = events.reduce(media.evolve, state)
        expect(decide(decision, state, context)).toEqual([])
      }
    }),
    { seed: 1 },
  ))

test('who is told is known from the first event on', () => {
  const state = media.evolve(media.initial, { type: 'MediaStarted', data: { ...start, ownerId: 'ana' } })
  expect(media.audience(state)).toBe('ana')
  const told = { ...start, messageId: 'joseph', purpose: 'story', ownerId: 'joseph', familyId: 'hale' } as const
  const story = media.evolve(media.initial, { type: 'MediaStarted', data: told })
  expect(media.audience(story)).toBe('family-hale')
})

test('a blob is named by ids alone', () => expect(blobName('one', 'play')).toBe('media/one/play'))
