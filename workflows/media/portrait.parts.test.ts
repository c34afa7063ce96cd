// Through: media, blob
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { blobName } from '../../backend/modules/media/media.ts'
import { tusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { startPreparing, type Preparing } from './testing/preparing.ts'
import { made } from './testing/recordings.ts'
import { startVault, type Vault } from './testing/vault.ts'

let vault: Vault
let preparing: Preparing
beforeAll(async () => {
  vault = await startVault()
  preparing = await startPreparing(vault.server.kernel)
})
afterAll(async () => {
  await preparing.stop()
  await vault.stop()
})

const WHERE = 'taken at home, 41.40 N'
/** One entry of a TIFF directory: its tag, its type, how many, and the value or where it stands. */
const entry = (tag: number, type: number, count: number, value: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt16BE(tag, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt32BE(count, 4)
  return Buffer.concat([head, value])
}
const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const directory = (...entries: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0, entries.length]), ...entries, long(0)])
/** 41°24′12″, by no chance in any other picture. */
const LATITUDE = Buffer.concat([41, 1, 24, 1, 1_234_567, 101].map(long))
/** What a phone writes into its pictures: who made them, and a directory of their own with where. */
const EXIF = (() => {
  const [ASCII, LONG, RATIONAL] = [2, 4, 5]
  const first = directory(entry(0x8825, LONG, 1, long(26)))
  const gps = directory(entry(1, ASCII, 2, Buffer.from('N\0\0\0')), entry(2, RATIONAL, 3, long(26 + 30)))
  return Buffer.concat([Buffer.from('MM\0*'), long(8), first, gps, LATITUDE])
})()
const isTold = (bytes: Buffer): boolean =>
  [WHERE, 'Exif', LATITUDE].some((planted) => bytes.includes(planted)) || bytes.includes(Buffer.from([0xff, 0xe1]))

const segment = (mark: number, content: Buffer): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + 2)
  return Buffer.concat([Buffer.from([0xff, mark]), length, content])
}
/** A picture as a camera leaves it: behind its first mark stands where it was taken, in words and as its receiver measured. */
const picture = async (size = '800x600') => {
  const bytes = await made(
    '-f',
    'lavfi',
    '-i',
    `testsrc=s=${size}:d=1`,
    '-frames:v',
    '1',
    '-c:v',
    'mjpeg',
    '-f',
    'mjpeg',
  )
  const [exif, note] = [Buffer.concat([Buffer.from('Exif\0\0'), EXIF]), Buffer.from(WHERE)]
  return Buffer.concat([bytes.subarray(0, 2), segment(0xe1, exif), segment(0xfe, note), bytes.subarray(2)])
}
const person = async () => {
  const id = randomUUID()
  const client = tusClient(await vault.server.signedInAs(id), vault.server.origin)
  const send = async (bytes: Uint8Array, messageId = id, type = 'image/jpeg') => {
    const { mediaId, status, path } = await client.begin({ type, purpose: 'portrait', messageId }, bytes.length)
    return { mediaId, begun: status, sent: status === 201 ? (await client.patch(path, 0, bytes)).status : 0 }
  }
  const shown = async () => (await client.browser.ask('GET', '/api/media/portrait')).json
  return { id, client, send, shown }
}
const namesOf = async (mediaId: string) =>
  (await vault.server.kernel.blobs.list(`media/${mediaId}/`)).map(({ name }) => name)

test('a picture becomes one small square that says nothing of where it was taken, and nothing else is kept', async () => {
  const ana = await person()
  expect(await ana.shown()).toEqual({ id: null })
  const bytes = await picture()
  expect(isTold(bytes)).toBe(true)
  const { mediaId } = await ana.send(bytes)
  await vault.becomes(ana.client, mediaId, 'ready')
  expect(await ana.shown()).toEqual({ id: mediaId })
  const small = await vault.bytesOf(ana.client, `/api/media/${mediaId}/picture`)
  expect(small.headers.get('Content-Type')).toBe('image/jpeg')
  expect(isTold(small.bytes)).toBe(false)
  const frame = small.bytes.indexOf(Buffer.from([0xff, 0xc0]))
  expect([small.bytes.readUInt16BE(frame + 5), small.bytes.readUInt16BE(frame + 7)]).toEqual([640, 640])
  await vi.waitFor(async () => expect(await namesOf(mediaId)).toEqual([blobName(mediaId, 'picture')]), 20_000)

  const ben = await person()
  expect((await vault.bytesOf(ben.client, `/api/media/${mediaId}/picture`)).status).toBe(404)
  expect(await ben.client.browser.ask('DELETE', `/api/media/${mediaId}`, {})).toMatchObject({ status: 404 })
})

test('another picture takes its place, and taken away nothing is left', async () => {
  const ana = await person()
  const first = await ana.send(await picture())
  await vault.becomes(ana.client, first.mediaId, 'ready')
  const second = await ana.send(await picture('200x400'))
  await vault.becomes(ana.client, second.mediaId, 'ready')
  expect(await ana.shown()).toEqual({ id: second.mediaId })
  await vi.waitFor(async () => expect(await namesOf(first.mediaId)).toEqual([]), 20_000)
  expect(await ana.client.browser.ask('DELETE', `/api/media/${second.mediaId}`, {})).toMatchObject({ status: 200 })
  expect(await ana.shown()).toEqual({ id: null })
  await vi.waitFor(async () => expect(await namesOf(second.mediaId)).toEqual([]), 20_000)
})

test('what is no picture, or is to be somebody else’s, is refused', async () => {
  const ana = await person()
  expect(await ana.send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({ sent: 415 })
  const broken = await ana.send(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(900, 1)]))
  await vault.becomes(ana.client, broken.mediaId, 'rejected')
  expect(await ana.shown()).toEqual({ id: null })
  expect(await ana.send(await picture(), (await person()).id)).toMatchObject({ begun: 404 })
})
