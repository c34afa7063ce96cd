import { expect, test } from 'vitest'
import golden from './events.golden.json' with { type: 'json' }
import type { MediaEvent } from './events.ts'
import { media } from './media.ts'

const fold = (events: unknown) => (events as MediaEvent[]).reduce(media.evolve, media.initial)

test('events as they were first stored still tell the same recordings', () => {
  expect(fold(golden.kept)).toEqual({
    status: 'ready',
    isAbandoned: false,
    ownerId: '018f0000-0000-7000-8000-00000000000a',
    messageId: '018f0000-0000-7000-8000-00000000000b',
    purpose: 'message',
    type: 'video/webm',
    familyId: '',
    category: '',
    bytes: 9_000,
    sha256: 'a1',
    mime: 'video/webm',
    durationMs: 4_000,
    cut: { from: '018f0000-0000-7000-8000-00000000000c', startMs: 1_000, endMs: 5_000 },
    largestMb: 200,
    variants: ['play', 'video'],
    isRendered: false,
    hashes: { original: 'a1', play: 'b2', video: 'c1', peaks: 'd1' },
    damaged: ['original'],
    auditsN: 1,
  })
  expect(fold(golden.plain)).toMatchObject({ status: 'erased', sha256: '', purpose: 'reply', largestMb: 100 })
  expect(fold(golden.story)).toMatchObject({ purpose: 'story', familyId: '018f0000-0000-7000-8000-00000000000d' })
  expect(fold(golden.item)).toMatchObject({
    status: 'ready',
    category: 'item',
    isRendered: true,
    variants: ['thumb', 'page-1'],
    hashes: { original: 'a1', thumb: 'b1', 'page-1': 'c1' },
  })
  expect(fold(golden.rejected)).toMatchObject({ status: 'rejected' })
  expect(fold(golden.unnamed)).toMatchObject({ status: 'erased', isAbandoned: true })
  expect(fold(golden.abandoned)).toMatchObject({ status: 'cancelled', isAbandoned: true })
})
