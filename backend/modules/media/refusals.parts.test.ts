import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { householdIn, startHouse } from '../../../tests/household/household.ts'
import { sql } from '../../kernel/db.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { createDraft } from '../messages/decide/draft.ts'
import { message } from '../messages/message.ts'
import { LARGEST_FILE_MB } from '../../kernel/contract.ts'
import { bytesOf } from './contract.ts'
import { metadataOf, tusClient, type TusClient } from './testing/tusClient.ts'

const largestFile = bytesOf(LARGEST_FILE_MB)
const recording = Buffer.concat([Buffer.from('1A45DFA3', 'hex'), Buffer.alloc(9_000, 'voice')])

describe('an upload is refused', () => {
  let server: TestServer
  let ana: TusClient
  let ben: TusClient

  let anasId: string
  const signedIn = async () => {
    const { id, browser } = await householdIn(server).author()
    return { id, client: tusClient(browser, server.origin) }
  }
  beforeAll(async () => {
    server = await startHouse()
    ;({ id: anasId, client: ana } = await signedIn())
    ;({ client: ben } = await signedIn())
  })
  afterAll(() => server.stop())

  test('an offset that is not the next one is refused and changes nothing', async () => {
    const { path } = await ana.begin({}, recording.length)
    expect((await ana.patch(path, 5, recording.subarray(5, 99))).status).toBe(409)
    expect(await ana.offsetAt(path)).toBe('0')
  })

  test('a message takes recordings of its author alone, though no read table knows of it yet', async () => {
    const messageId = randomUUID()
    const drafted = createDraft({ messageId, kind: 'voice', draftsN: 0 })
    const { kernel } = server
    await kernel.handle(message, messageId, drafted, freshCommand(kernel, { kind: 'account', id: anasId }))
    const answer = await ben.create({ 'Upload-Metadata': metadataOf({ messageId }), 'Upload-Length': '9' })
    expect([answer.status, answer.json]).toEqual([409, expect.objectContaining({ code: 'id-taken' })])
    expect(await ana.begin({ messageId })).toMatchObject({ status: 201 })
  })

  test('nothing is an empty file', async () => {
    const empty = await ana.create({ 'Upload-Metadata': metadataOf(), 'Upload-Length': '0' })
    expect([empty.status, empty.json]).toEqual([400, expect.objectContaining({ code: 'empty-file' })])
    const { path } = await ana.begin()
    const late = await ana.patch(path, 0, Buffer.alloc(0), { 'Upload-Length': '0' })
    expect([late.status, late.json]).toEqual([400, expect.objectContaining({ code: 'empty-file' })])
  })

  test('more than the limit is refused before the first byte, with the limit', async () => {
    const tooLarge = [
      413,
      expect.objectContaining({ code: 'file-too-large', details: expect.objectContaining({ mb: 100 }) }),
    ]
    const start = await ana.create({ 'Upload-Metadata': metadataOf(), 'Upload-Length': String(largestFile + 1) })
    expect([start.status, start.json]).toEqual(tooLarge)
    const { path } = await ana.begin()
    const late = await ana.patch(path, 0, recording.subarray(0, 99), { 'Upload-Length': String(largestFile + 1) })
    expect([late.status, late.json]).toEqual(tooLarge)
  })

  test('more than 10 GB of one account may not be unfinished', async () => {
    const messageId = randomUUID()
    const held = async (bytes: number | null, owner: string, of: { cut?: object; state?: string } = {}) =>
      server.kernel.db.query(sql.typeAlias('void')`
        insert into media.media (id, owner_id, message_id, purpose, state, progress, bytes, cut, created_at, updated_at)
        values (${randomUUID()}, ${owner}, ${messageId}, 'message', ${of.state ?? 'receiving'}, 0, ${bytes},
          ${of.cut ? sql.jsonb({}) : null}, now(), now())`)
    const known = (length: number) => ({
      'Upload-Metadata': metadataOf({ messageId }),
      'Upload-Length': String(length),
    })
    const { id: eve, client: hers } = await signedIn()
    // What is prepared, what is cut and what is others' counts for nothing; one of no known length as the most it may be.
    await held(10 * 2 ** 30, eve, { state: 'ready' })
    await held(10 * 2 ** 30, eve, { state: 'storing', cut: {} })
    await held(10 * 2 ** 30, anasId, { state: 'rejected' })
    await held(null, eve)
    // Each counts as much as a file may have at the most: an archive on its way keeps nothing else out.
    for (let left = 10 * 2 ** 30 - largestFile - 1_000; left > 0; left -= largestFile)
      await held(Math.min(left, largestFile), eve, { state: 'storing' })
    const full = await hers.create(known(1_001))
    expect([full.status, full.json]).toEqual([413, expect.objectContaining({ code: 'uploads-full' })])
    const fits = known(1_000)
    expect((await hers.create(fits)).status).toBe(201)
    expect((await hers.create(fits)).status).toBe(201)
    expect((await hers.create(known(1))).status).toBe(413)
    expect((await ana.create(known(1_001))).status).toBe(201)
  })

  test('more than was declared is refused while it comes', async () => {
    const { path } = await ana.begin({}, 1_000)
    const { status, json } = await ana.patch(path, 0, recording.subarray(0, 2_000))
    expect([status, json]).toEqual([413, expect.objectContaining({ code: 'file-too-large' })])
  })

  test('more than the limit is refused while it comes, when nobody had said how much there is', async () => {
    const { path } = await ana.begin()
    const mebibyte = Buffer.concat([recording, Buffer.alloc(2 ** 20 - recording.length)])
    const body = Readable.toWeb(Readable.from(Array.from({ length: 101 }, () => mebibyte)))
    const headers = { ...ana.octets(0), Origin: server.origin, Cookie: ana.cookie() }
    const init = { method: 'PATCH', headers, body, duplex: 'half' } as unknown as RequestInit
    const response = await fetch(new URL(path, server.origin), init)
    expect([response.status, await response.json()]).toEqual([
      413,
      { code: 'file-too-large', message: 'Files may have up to 100 MB.', details: { mb: 100 } },
    ])
    expect(await ana.offsetAt(path)).toBe(String(largestFile))
  })

  test('what its bytes show to be no recording is refused, whatever it says it is', async () => {
    const wrong = [415, expect.objectContaining({ code: 'file-type' })]
    const { path } = await ana.begin({}, 2_000_000)
    const pdf = await ana.patch(path, 0, Buffer.alloc(2_000_000, '%PDF-1.7 '))
    const said =
      'This file is a document (PDF). Please choose the recording itself, or save it as MP3 or MP4 and choose that.'
    expect([pdf.status, pdf.json]).toMatchObject([415, { code: 'not-a-recording', message: said }])
    expect(await ana.offsetAt(path)).toBe('0')
    const declared = await ana.create({
      'Upload-Metadata': metadataOf({ type: 'application/pdf' }),
      'Upload-Length': '9',
    })
    expect([declared.status, declared.json]).toEqual(wrong)
  })

  test('metadata that is not what we ask for is refused', async () => {
    const bad = [{ purpose: 'capsule' }, { mediaId: 'mine' }, { messageId: '' }]
    for (const changes of bad) {
      const { status, json } = await ana.create({ 'Upload-Metadata': metadataOf(changes), 'Upload-Length': '9' })
      expect([status, json]).toEqual([400, expect.objectContaining({ code: 'invalid' })])
    }
    expect((await ana.create({ 'Upload-Length': '9' })).status).toBe(400)
    expect((await ana.create({ 'Upload-Metadata': metadataOf(), 'Upload-Length': 'long' })).status).toBe(400)
  })

  test('only who is signed in uploads, and only the owner goes on', async () => {
    const nobody = server.browser()
    expect(
      (await tusClient(nobody, server.origin).create({ 'Upload-Metadata': metadataOf(), 'Upload-Length': '9' })).status,
    ).toBe(401)
    const { mediaId, path } = await ana.begin({}, recording.length)
    expect((await tusClient(nobody, server.origin).head(path)).status).toBe(401)
    expect((await ben.head(path)).status).toBe(404)
    expect((await ben.patch(path, 0, recording)).json).toMatchObject({ code: 'not-found' })
    expect((await ben.remove(path)).status).toBe(404)
    const taken = await ben.create({ 'Upload-Metadata': metadataOf({ mediaId }), 'Upload-Length': '9' })
    expect(taken.status).toBe(409)
    for (const rest of ['', '/play', '/peaks', '/original'])
      expect((await ben.browser.ask('GET', `/api/media/${mediaId}${rest}`)).json).toMatchObject({ code: 'not-found' })
    expect((await ana.browser.ask('GET', `/api/media/${mediaId}/play`)).json).toMatchObject({ code: 'media-not-ready' })
    expect((await ana.browser.ask('GET', `/api/media/${mediaId}/original`)).status).toBe(409)
    expect((await ana.browser.ask('GET', '/api/media/nothing')).status).toBe(404)
  })
})
