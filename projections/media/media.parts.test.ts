import { recorded } from '../../backend/kernel/testing/recorded.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
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
const storedAs = (mime: string): MediaEvent => ({ type: 'MediaStored', data: { sha256: 'ab12', bytes: 900, mime } })
const stored = storedAs('audio/webm')

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
  cut: null,
}
const kept = { ...blank, bytes: 900, sha256: 'ab12', mime: 'audio/webm' }

describe('the row of a medium', () => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer({ routers: [] })))
  beforeEach(async () => void (await server.kernel.db.query(sql.typeAlias('void')`delete from media.media`)))
  afterAll(() => server.stop())

  /** Applies each event twice, as a rebuild over rows that are there would. */
  const after = async (...events: readonly MediaEvent[]) => {
    const { db } = server.kernel
    await db.transaction(async (tx) => {
      const told = events.map((event) => recorded({ ...event, category: 'media', id, metadata: { at } }))
      for (const event of [...told, ...told]) await media.on['media']?.(tx, event)
    })
    return mediaOf(server.kernel, ana, id)
  }

  test('begins with nothing', async () => expect(await after(started)).toEqual({ ...blank, state: 'receiving' }))
  test('knows which part of another it is', async () => {
    const cut = { from: '01890a5d-ac96-774b-bcce-b302099a805a', startMs: 500, endMs: 2_500 }
    expect(await after({ ...started, data: { ...started.data, cut } })).toMatchObject({ cut })
  })
  test('knows how much arrived', async () =>
    expect(await after(started, received)).toEqual({ ...blank, state: 'storing', progress: 40, bytes: 900 }))
  test('knows what is stored', async () =>
    expect(await after(started, received, stored)).toEqual({ ...kept, state: 'stored', progress: 60 }))
  test('knows how long it plays', async () => {
    const ready: MediaEvent = {
      type: 'MediaReady',
      data: { durationMs: 4_000, variants: ['play'], peaksId: 'peaks', hashes: { play: 'p' } },
    }
    const row = await after(started, received, stored, ready)
    expect(row).toEqual({ ...kept, state: 'ready', progress: 100, durationMs: 4_000, variants: ['play'] })
  })
  test('is a film once a picture was found in it, which its first bytes may not show', async () => {
    const data = { durationMs: 4_000, variants: ['play', 'video'], peaksId: 'peaks', hashes: {} }
    const mimeOf = async (mime: string) =>
      (await after(started, received, storedAs(mime), { type: 'MediaReady', data })).mime
    expect(await mimeOf('audio/mp4')).toBe('video/mp4')
    expect(await mimeOf('video/quicktime')).toBe('video/quicktime')
  })
  test('knows what is seen of it, how large it is, and whose it is', async () => {
    const family = '01890a5d-ac96-774b-bcce-b302099a805b'
    const item: MediaEvent = { ...started, data: { ...started.data, purpose: 'item', familyId: family } }
    const rendered: MediaEvent = {
      type: 'MediaRendered',
      data: { variants: ['thumb', 'page-1'], hashes: {}, width: 1_448, height: 2_048, pages: 25, isPartial: true },
    }
    const row = await after(item, received, storedAs('application/pdf'), rendered)
    expect(row).toMatchObject({ state: 'ready', progress: 100, durationMs: null, variants: ['thumb', 'page-1'] })
    const [whole] = await server.rowsOf('media.media')
    expect(whole).toMatchObject({ purpose: 'item', familyId: family, width: 1_448, height: 2_048, pages: 25 })
    expect(whole).toMatchObject({ isPartial: true, facts: null })
  })
  test('says why it does not play', async () => {
    const rejected: MediaEvent = { type: 'MediaRejected', data: { code: 'media-unplayable' } }
    expect(await after(started, received, stored, rejected)).toMatchObject({
      state: 'rejected',
      sha256: 'ab12',
      rejectedAs: 'media-unplayable',
    })
  })
  test('knows what of it is damaged, since when, and when it was read again', async () => {
    const auditOf = async (...events: readonly MediaEvent[]) => {
      await after(started, received, stored, ...events)
      const [row] = await server.rowsOf('media.media')
      return { damaged: row?.['damaged'], isSince: row?.['damagedAt'] !== null, isRead: row?.['auditedAt'] !== null }
    }
    const damaged = (variant: 'play' | 'original'): MediaEvent => ({ type: 'MediaDamaged', data: { variant } })
    const mended: MediaEvent = { type: 'MediaMended', data: { hashes: { play: 'cd34' } } }
    const audited = (ok: boolean): MediaEvent => ({ type: 'MediaAudited', data: { ok } })
    expect(await auditOf(damaged('play'), damaged('original'), mended, audited(false))).toEqual({
      damaged: ['original'],
      isSince: true,
      isRead: true,
    })
    expect(await auditOf(audited(true))).toEqual({ damaged: [], isSince: false, isRead: true })
  })
  test('is gone when it was erased', async () =>
    expect(after(started, received, stored, { type: 'MediaErased', data: { erasedAt: at } })).rejects.toThrow(
      'not-found',
    ))
  test('is gone when the upload was given up', async () =>
    expect(after(started, { type: 'MediaCancelled', data: { reason: 'asked' } })).rejects.toThrow('not-found'))
})
