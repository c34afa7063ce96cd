import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Recorded } from '../../backend/kernel/event.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { mediaOf } from '../../backend/modules/media/queries.ts'
import { media } from './media.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const ana = { kind: 'account', id: '01890a5d-ac96-774b-bcce-b302099a8058' } as const
const messageId = '01890a5d-ac96-774b-bcce-b302099a8059'
const at = '2030-01-01T00:00:00.000Z'

const started: MediaEvent = {
  type: 'MediaStarted',
  data: { ownerId: ana.id, messageId, purpose: 'message', type: 'audio/webm' },
}
const received: MediaEvent = { type: 'MediaReceived', data: { bytes: 900 } }
const stored: MediaEvent = { type: 'MediaStored', data: { sha256: 'ab12', bytes: 900, mime: 'audio/webm' } }

const blank = {
  id,
  messageId,
  progress: 0,
  bytes: null,
  durationMs: null,
  sha256: null,
  mime: null,
  rejectedAs: null,
  variants: [],
}
const kept = { ...blank, bytes: 900, sha256: 'ab12', mime: 'audio/webm' }

describe('the row of a medium', () => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer({ routers: [] })))
  afterAll(() => server.stop())

  /** Applies each event twice, as a rebuild over rows that are there would. */
  const after = async (...events: readonly MediaEvent[]) => {
    const { db } = server.kernel
    await db.transaction(async (tx) => {
      const recorded = events.map((event) => ({ ...event, id, metadata: { at } }) as unknown as Recorded)
      for (const event of [...recorded, ...recorded]) await media.on['media']?.(tx, event)
    })
    return mediaOf(server.kernel, ana, id)
  }

  test('begins with nothing', async () => expect(await after(started)).toEqual({ ...blank, state: 'receiving' }))
  test('knows how much arrived', async () =>
    expect(await after(started, received)).toEqual({ ...blank, state: 'storing', progress: 40, bytes: 900 }))
  test('knows what is stored', async () =>
    expect(await after(started, received, stored)).toEqual({ ...kept, state: 'stored', progress: 60 }))
  test('knows how long it plays', async () => {
    const ready: MediaEvent = { type: 'MediaReady', data: { durationMs: 4_000, variants: ['play'], peaksId: 'peaks' } }
    const row = await after(started, received, stored, ready)
    expect(row).toEqual({ ...kept, state: 'ready', progress: 100, durationMs: 4_000, variants: ['play'] })
  })
  test('says why it does not play', async () => {
    const rejected: MediaEvent = { type: 'MediaRejected', data: { code: 'media-unplayable' } }
    expect(await after(started, received, stored, rejected)).toMatchObject({
      state: 'rejected',
      sha256: 'ab12',
      rejectedAs: 'media-unplayable',
    })
  })
  test('is gone when the upload was given up', async () =>
    expect(after(started, { type: 'MediaCancelled', data: { reason: 'asked' } })).rejects.toThrow('not-found'))
})
