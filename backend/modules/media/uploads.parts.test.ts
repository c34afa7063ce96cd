import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { media as mediaTable } from '../../../projections/media/media.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { recordables } from '../../routers.ts'
import { routes } from './routes.ts'
import { stagingOf } from './staging.ts'
import { metadataOf, tusClient, type TusClient } from './testing/tusClient.ts'
import { uploads } from './uploads.ts'

const wanted = {
  routers: [uploads, routes],
  projections: { media: [mediaTable] },
  ports: () => ({ recordables }),
}

const CANARY = 'For Ruth, when she is old enough'
/** 2.5 MiB that say they are WebM. */
const recording = Buffer.concat([
  Buffer.from('1A45DFA3', 'hex'),
  Buffer.from(CANARY),
  ...Array.from({ length: 80_000 }, (_, index) => createHash('sha256').update(String(index)).digest()),
])
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('an upload', () => {
  let server: TestServer
  let ana: TusClient

  const signedIn = async () => tusClient(await server.signedInAs(randomUUID()), server.origin)
  beforeAll(async () => {
    server = await startServer(wanted)
    ana = await signedIn()
  })
  afterAll(() => server.stop())

  const staged = async (mediaId: string, messageId: string, bytes: number) =>
    Buffer.concat(await Array.fromAsync(stagingOf(server.kernel).read(mediaId, `message-${messageId}`, bytes)))

  test('a recording arrives in three cuts, and its row says so', async () => {
    const messageId = randomUUID()
    const { mediaId, path } = await ana.begin({ messageId }, recording.length)
    expect((await ana.row(mediaId)).json).toMatchObject({ id: mediaId, messageId, state: 'receiving', progress: 0 })
    const cuts = [0, 700_001, 1_900_000, recording.length]
    for (const [index, start] of cuts.slice(0, 3).entries()) {
      expect(await ana.offsetAt(path)).toBe(String(start))
      const { status, headers } = await ana.patch(path, start, recording.subarray(start, cuts[index + 1]))
      expect(status).toBe(204)
      expect(headers.get('Upload-Offset')).toBe(String(cuts[index + 1]))
    }
    expect((await ana.row(mediaId)).json).toMatchObject({ state: 'storing', progress: 40, bytes: recording.length })
    expect(sha256(await staged(mediaId, messageId, recording.length))).toBe(sha256(recording))
  })

  test('a body that is cut off in the middle is kept as far as it came', async () => {
    const { path } = await ana.begin({}, recording.length)
    const { port } = new URL(server.origin)
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    const lines = [
      `PATCH ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Origin: ${server.origin}`,
      `Cookie: ${ana.cookie()}`,
      'Tus-Resumable: 1.0.0',
      'Content-Type: application/offset+octet-stream',
      'Upload-Offset: 0',
      `Content-Length: ${recording.length}`,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    socket.write(recording.subarray(0, 1_500_000), () => socket.destroy())
    await vi.waitFor(async () => expect(Number(await ana.offsetAt(path))).toBeGreaterThan(1_000_000), 10_000)
    const offset = Number(await ana.offsetAt(path))
    expect(offset).toBeLessThanOrEqual(1_500_000)
    expect((await ana.patch(path, offset, recording.subarray(offset))).status).toBe(204)
  })

  test('another process goes on where the first one stopped', async () => {
    const messageId = randomUUID()
    const { mediaId, path } = await ana.begin({ messageId })
    await ana.patch(path, 0, recording.subarray(0, 65_536))
    const { databaseUrl, masterKey } = server.kernel.settings
    const settings = { DATABASE_URL: databaseUrl, MASTER_KEY: masterKey.toString('base64') }
    const second = await startServer({ routers: wanted.routers, ports: wanted.ports, settings })
    const there = tusClient(second.browser(), second.origin)
    for (const [name, value] of ana.browser.jar) there.browser.jar.set(name, value)
    expect((await there.head(path)).headers.get('Upload-Offset')).toBe('65536')
    expect((await there.patch(path, 65_536, recording.subarray(65_536))).status).toBe(204)
    await second.stop()
    const declared = { 'Upload-Length': String(recording.length) }
    expect((await ana.patch(path, recording.length, Buffer.alloc(0), declared)).status).toBe(204)
    expect(sha256(await staged(mediaId, messageId, recording.length))).toBe(sha256(recording))
  })

  test('a recorder that does not know its length ends with an empty PATCH that says it', async () => {
    const { mediaId, path } = await ana.begin()
    expect((await ana.head(path)).headers.get('Upload-Defer-Length')).toBe('1')
    await ana.patch(path, 0, recording.subarray(0, 32_768))
    expect((await ana.row(mediaId)).json).toMatchObject({ state: 'receiving', bytes: null })
    const { status } = await ana.patch(path, 32_768, Buffer.alloc(0), { 'Upload-Length': '32768' })
    expect(status).toBe(204)
    expect((await ana.row(mediaId)).json).toMatchObject({ state: 'storing', bytes: 32_768 })
  })

  test('tus-js-client uploads what has no known length yet, is cut off, and resumes', async () => {
    const [mediaId, messageId] = [randomUUID(), randomUUID()]
    const options = {
      endpoint: `${server.origin}/api/uploads`,
      chunkSize: 65_536,
      uploadLengthDeferred: true,
      metadata: { mediaId, messageId, purpose: 'message', type: 'audio/webm' },
      headers: { Cookie: ana.cookie(), Origin: server.origin },
      retryDelays: null,
    }
    const url = await new Promise<string>((resolve, reject) => {
      const first: Upload = new Upload(recording, {
        ...options,
        onError: reject,
        onChunkComplete: (_size, accepted) => {
          if (accepted < 1_000_000) return
          void first.abort()
          resolve(first.url ?? '')
        },
      })
      first.start()
    })
    await new Promise<void>((resolve, reject) => {
      const rest = new Upload(recording, { ...options, uploadUrl: url, onError: reject, onSuccess: () => resolve() })
      rest.start()
    })
    expect((await ana.row(mediaId)).json).toMatchObject({ state: 'storing', bytes: recording.length })
    expect(sha256(await staged(mediaId, messageId, recording.length))).toBe(sha256(recording))
  })

  test('a creation that is repeated is the same upload', async () => {
    const again = { mediaId: randomUUID(), messageId: randomUUID() }
    const { path } = await ana.begin(again, recording.length)
    await ana.patch(path, 0, recording.subarray(0, 4_096))
    await ana.begin(again, recording.length)
    expect(await ana.offsetAt(path)).toBe('4096')
  })

  test('a creation that brings all its bytes under a request key is complete', async () => {
    const mediaId = randomUUID()
    const bytes = recording.subarray(0, 4_096)
    const whole = { 'Upload-Metadata': metadataOf({ mediaId }), 'Upload-Length': '4096', 'Idempotency-Key': mediaId }
    const { status } = await ana.browser.ask('POST', '/api/uploads', bytes, { ...ana.octets(0), ...whole })
    expect(status).toBe(201)
    expect((await ana.row(mediaId)).json).toMatchObject({ state: 'storing', bytes: 4_096 })
  })

  test('a complete upload stays complete to whoever asks again, and takes nothing more', async () => {
    const { path } = await ana.begin({}, 4_096)
    await ana.patch(path, 0, recording.subarray(0, 4_096))
    const { headers, status } = await ana.head(path)
    expect([status, headers.get('Upload-Offset'), headers.get('Upload-Length')]).toEqual([200, '4096', '4096'])
    expect((await ana.patch(path, 4_096, recording.subarray(0, 1))).json).toMatchObject({ code: 'upload-done' })
    expect((await ana.remove(path)).json).toMatchObject({ code: 'upload-done' })
  })

  test('asking how far an upload came changes nothing, also where its end was lost in a crash', async () => {
    const messageId = randomUUID()
    const { mediaId, path } = await ana.begin({ messageId }, 4_096)
    const bytes = recording.subarray(0, 4_096)
    const { store } = stagingOf(server.kernel)
    await store.write(Readable.from([bytes]), mediaId, 0)
    expect((await ana.row(mediaId)).json).toMatchObject({ state: 'receiving' })
    expect(await ana.offsetAt(path)).toBe('4096')
    const typesOf = async () => (await server.kernel.store.read(`media-${mediaId}`)).map(({ type }) => type)
    expect(await typesOf()).toEqual(['MediaStarted'])
    expect((await ana.patch(path, 4_096, Buffer.alloc(0))).status).toBe(204)
    expect(await typesOf()).toEqual(['MediaStarted', 'MediaReceived'])
  })

  test('an upload that is given up is gone, with its bytes', async () => {
    const { mediaId, path } = await ana.begin({}, recording.length)
    await ana.patch(path, 0, recording.subarray(0, 4_096))
    expect((await ana.remove(path)).status).toBe(204)
    expect((await ana.head(path)).status).toBe(404)
    expect((await ana.row(mediaId)).status).toBe(404)
    expect(await server.kernel.blobs.list(`staging/${mediaId}/`)).toEqual([])
  })

  test('a file of a family is kept in few parts, and whole', async () => {
    const bytes = Buffer.alloc(9 * 2 ** 20, 'a film of an evening ')
    const { mediaId, path, status } = await ana.begin({ purpose: 'item', type: 'image/jpeg' }, bytes.length)
    expect(status).toBe(201)
    expect((await ana.patch(path, 0, bytes)).status).toBe(204)
    const kept = await server.kernel.blobs.list(`staging/${mediaId}/`)
    expect(kept.flatMap(({ name }) => /-(\d+)$/.exec(name)?.[1] ?? [])).toEqual([`${8 * 2 ** 20}`, `${2 ** 20}`])
    expect((await ana.row(mediaId)).json).toMatchObject({ state: 'storing', bytes: bytes.length })
  })

  test('no part of an upload lies in the clear', async () => {
    const { mediaId, path } = await ana.begin({}, recording.length)
    await ana.patch(path, 0, recording)
    const objects = await server.kernel.blobs.list(`staging/${mediaId}/`)
    expect(objects.length).toBeGreaterThan(3)
    for (const { name } of objects) {
      const bytes = Buffer.concat((await (await server.kernel.blobs.get(name)).toArray()) as Buffer[])
      expect(bytes.includes(CANARY)).toBe(false)
      expect(bytes.includes(recording.subarray(-64))).toBe(false)
    }
  })
})
