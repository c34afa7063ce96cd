import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { media } from '../../backend/modules/media/media.ts'
import { tusClient, type TusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { newerFfmpeg } from '../../tests/support/newerFfmpeg.ts'
import { brightCornersIn, grain, halves } from './testing/drawn.ts'
import { madeFile, PICTURE, TONE } from './testing/films.ts'
import { lockedPaper, paper } from './testing/papers.ts'
import { startPreparing, type Preparing } from './testing/preparing.ts'
import { sha256, startVault, type Vault } from './testing/vault.ts'

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const CAMERA = { IFD0: { Make: 'Leica', Model: 'M6' }, IFD2: { DateTimeOriginal: '1958:06:14 15:00:00' } }

describe('a file of a family’s item', () => {
  let vault: Vault
  let preparing: Preparing
  let ana: TusClient
  /** What opens pictures of phones; there is none for some machines, nor without a network. */
  let newer: string | undefined
  /** She is alone in the family that has her id. */
  const familyId = randomUUID()
  beforeAll(async () => {
    vault = await startVault()
    newer = await newerFfmpeg()
    const { kernel } = vault.server
    const ffmpeg = [newer, kernel.settings.ffmpeg].filter(Boolean).join(delimiter)
    preparing = await startPreparing({ ...kernel, settings: { ...kernel.settings, ffmpeg } })
    ana = tusClient(await vault.server.signedInAs(familyId), vault.server.origin)
  })
  afterAll(async () => {
    await preparing.stop()
    await vault.stop()
  })

  /** Sent as what a browser calls it, which says nothing; what comes back at the end are its own bytes. */
  const sent = async (bytes: Buffer, state: 'ready' | 'rejected', type = 'application/octet-stream') => {
    const messageId = randomUUID()
    const { mediaId, path, status } = await ana.begin({ type, purpose: 'item', messageId }, bytes.length)
    expect(status).toBe(201)
    expect((await ana.patch(path, 0, bytes)).status).toBe(204)
    const row = await vault.becomes(ana, mediaId, state, 60_000)
    const original = await vault.bytesOf(ana, `/api/media/${mediaId}/original`)
    expect(sha256(original.bytes)).toBe(sha256(bytes))
    expect(original.headers.get('Content-Disposition')).toMatch(/^attachment/)
    const variants = (await vault.server.kernel.blobs.list(`media/${mediaId}/`)).map(({ name }) =>
      name.split('/').at(-1),
    )
    return { mediaId, row, variants: variants.toSorted((a = '', b = '') => a.localeCompare(b)) }
  }

  test('is seen, and what its camera wrote is read by nobody without the item’s key', async () => {
    const { mediaId, row, variants } = await sent(await halves().withExif(CAMERA).jpeg().toBuffer(), 'ready')
    expect(row).toMatchObject({ mime: 'image/jpeg', variants: ['thumb', 'preview'] })
    expect(variants).toEqual(['original', 'preview', 'thumb'])
    const [stored] = (await vault.server.rowsOf('media.media')).filter(({ id }) => id === mediaId)
    expect(stored).toMatchObject({ purpose: 'item', width: 800, height: 600, pages: null, isPartial: false })
    expect(JSON.stringify(stored)).not.toContain('Leica')
    const events = await vault.server.kernel.store.read(`media-${mediaId}`)
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain('Leica')
    const { state } = await vault.server.kernel.load(media, mediaId)
    expect(state).toMatchObject({ familyId, category: 'item', isRendered: true })
  })
  test('that is cut off is seen as far as it goes', async () => {
    const whole = await grain().jpeg().toBuffer()
    const { mediaId } = await sent(whole.subarray(0, whole.length / 2), 'ready')
    const rows = await vault.server.rowsOf('media.media')
    expect(rows.find(({ id }) => id === mediaId)).toMatchObject({ isPartial: true })
  })
  test('of a phone is seen as every other picture, with its clock and its place', async ({ skip }) => {
    if (!newer) return skip('what opens it cannot be had here')
    const phone = await readFile(new URL('testing/phone.heic', import.meta.url))
    const { mediaId, row, variants } = await sent(phone, 'ready')
    expect(row).toMatchObject({ mime: 'image/heic', variants: ['thumb', 'preview'] })
    expect(variants).toEqual(['original', 'preview', 'thumb'])
    const { kernel } = vault.server
    const { hashes, messageId } = (await kernel.load(media, mediaId)).state
    const stored = await kernel.store.read(`media-${mediaId}`)
    const events = await Promise.all(stored.map((each) => recordedOf<MediaEvent>(kernel.keyring, each)))
    const facts = { taken: '2024-07-01T23:06:00', lat: 61.21806, lon: -149.90028, camera: 'Apple iPhone 15' }
    expect(events.at(-1)).toMatchObject({ type: 'MediaRendered', data: { width: 800, height: 600, facts } })
    const blob = await sealedBlobs(kernel).openWhole(`media/${mediaId}/preview`, `item-${messageId}`)
    const preview = Buffer.concat((await (await blob?.read())?.toArray()) as Buffer[])
    expect(sha256(preview)).toBe(hashes.preview)
    expect(await brightCornersIn(preview)).toEqual([true, false, true, false])
  })
  test('that is a film and was cut off plays as far as it goes, and says so', async () => {
    const whole = await madeFile('film.mp4', [
      ...PICTURE,
      ...TONE,
      '-c:v',
      'mpeg4',
      '-c:a',
      'aac',
      '-movflags',
      '+faststart',
    ])
    const { mediaId, row } = await sent(whole.subarray(0, Math.floor(whole.length * 0.6)), 'ready', 'video/mp4')
    expect(row.variants).toEqual(['play', 'video', 'thumb', 'preview'])
    const rows = await vault.server.rowsOf('media.media')
    expect(rows.find(({ id }) => id === mediaId)).toMatchObject({ isPartial: true })
  })
  test('that nothing can be seen of is kept, and set aside', async () => {
    const broken = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(900, 1)])
    expect((await sent(broken, 'rejected')).row).toMatchObject({ rejectedAs: 'media-unplayable' })
    expect((await sent(lockedPaper(), 'rejected')).row).toMatchObject({ rejectedAs: 'locked' })
  })
  test('is a paper, page by page', async () => {
    const { row, variants } = await sent(paper(2), 'ready')
    expect(row).toMatchObject({ mime: 'application/pdf', variants: ['thumb', 'page-1', 'page-2'] })
    expect(variants).toEqual(['original', 'page-1', 'page-2', 'thumb'])
  })
  test.each([
    ['a drawing that could run', SVG, 'image/svg+xml'],
    ['an archive', Buffer.from('PK\x03\x04 and so on'), 'application/zip'],
    ['nothing that we know', Buffer.alloc(3_000, 7), 'application/octet-stream'],
  ])('is kept as it is where it is %s', async (_, bytes, type) => {
    const { row, variants } = await sent(bytes, 'ready', type)
    expect(row.variants).toEqual([])
    expect(variants).toEqual(['original'])
  })
  test('is a film, which plays and is seen in a list', async () => {
    const film = await madeFile('film.mp4', [...PICTURE, ...TONE, '-c:v', 'mpeg4', '-c:a', 'aac'])
    const { mediaId, row } = await sent(film, 'ready', 'video/mp4')
    expect(row.variants).toEqual(['play', 'video', 'thumb', 'preview'])
    const rows = await vault.server.rowsOf('media.media')
    expect(rows.find(({ id }) => id === mediaId)).toMatchObject({ width: 320, height: 180 })
  })

  const cases = new URL('../../../shared/cases/', import.meta.url)
  test.runIf(existsSync(cases)).each([
    ['cam-wide-first.mov', ['play', 'video', 'thumb', 'preview']],
    ['cam.avi', ['play', 'video', 'thumb', 'preview']],
    ['spatial-first.mov', ['play', 'video', 'thumb', 'preview']],
    ['note.flac', ['play']],
    ['note.wma', ['play']],
    ['voicemail-nb.amr', ['play']],
  ])('of an old camera or another phone plays: %s', async (name, variants) => {
    const { row } = await sent(await readFile(new URL(name, cases)), 'ready')
    expect(row.variants).toEqual(variants)
    expect(Math.abs(row.durationMs - 2_000)).toBeLessThan(400)
  })
})
