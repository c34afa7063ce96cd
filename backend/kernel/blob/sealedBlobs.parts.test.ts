import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyringOf } from '../log/keyring.ts'
import { keysOf } from '../log/keys.ts'
import { sealedBlobs, type SealedBlob } from './sealedBlobs.ts'
import { startServer, type TestServer } from '../testing/server.ts'

const bytes = Buffer.concat(
  Array.from({ length: 70_000 }, (_, index) => createHash('sha256').update(String(index)).digest()),
)
const sha256 = createHash('sha256').update(bytes).digest('hex')

describe('a sealed blob', () => {
  let server: TestServer
  let blobs: ReturnType<typeof sealedBlobs>

  beforeAll(async () => {
    server = await startServer({ routers: [] })
    blobs = sealedBlobs(server.kernel)
  })
  afterAll(() => server.stop())

  const kept = async () => {
    const place = { name: `test/${randomUUID()}`, thing: randomUUID() }
    expect(await blobs.put(place.name, place.thing, [bytes], bytes.length)).toEqual({ bytes: bytes.length, sha256 })
    return place
  }
  const read = async (blob: SealedBlob | undefined, ...range: Parameters<SealedBlob['read']>) =>
    Buffer.concat((await (await blob?.read(...range))?.toArray()) as Buffer[])

  test('is read back, whole and in part, and verified', async () => {
    const { name, thing } = await kept()
    const blob = await blobs.open(name, thing)
    expect(blob?.sizeBytes).toBe(bytes.length)
    expect((await read(blob)).equals(bytes)).toBe(true)
    const part = await read(blob, { start: 1_048_570, end: 1_048_580 })
    expect(part.equals(bytes.subarray(1_048_570, 1_048_581))).toBe(true)
    expect(await blobs.verify(name, thing)).toBe(sha256)
  })

  test('of no bytes is a blob all the same', async () => {
    const [name, thing] = [`test/${randomUUID()}`, randomUUID()]
    await blobs.put(name, thing, [], 0)
    expect((await read(await blobs.open(name, thing))).length).toBe(0)
    expect((await read(await blobs.openWhole(name, thing))).length).toBe(0)
  })

  test('is read as a whole by one request of the store, and only with its key', async () => {
    const { name, thing } = await kept()
    const asked: string[] = []
    const counting = Object.fromEntries(
      Object.entries(server.kernel.blobs).map(([what, ask]) => [
        what,
        (...args: never[]) => {
          asked.push(what)
          return (ask as (...args: never[]) => unknown)(...args)
        },
      ]),
    ) as typeof server.kernel.blobs
    const blob = await sealedBlobs({ ...server.kernel, blobs: counting }).openWhole(name, thing)
    expect(blob?.sizeBytes).toBe(bytes.length)
    expect((await read(blob)).equals(bytes)).toBe(true)
    expect(asked).toEqual(['getSized'])
    expect(await blobs.openWhole(`${name}x`, thing)).toBeUndefined()
    expect(await blobs.openWhole(name, randomUUID())).toBeUndefined()
    const stored = Buffer.concat((await (await server.kernel.blobs.get(name)).toArray()) as Buffer[])
    await server.kernel.blobs.put(name, stored.subarray(0, -1))
    await expect(read(await blobs.openWhole(name, thing))).rejects.toThrow('sealed here')
  })

  test('that is larger than one part of the store is put and read in pieces', async () => {
    const [name, thing] = [`test/${randomUUID()}`, randomUUID()]
    const many = Array.from({ length: 32 }, () => bytes)
    const put = await blobs.put(name, thing, many, 32 * bytes.length)
    expect(await blobs.verify(name, thing)).toBe(put.sha256)
  })

  test('that is not there, or is damaged, has no hash', async () => {
    const { name, thing } = await kept()
    expect(await blobs.open(`${name}x`, thing)).toBeUndefined()
    expect(await blobs.verify(name.slice(0, -1), thing)).toBeUndefined()
    const stored = Buffer.concat((await (await server.kernel.blobs.get(name)).toArray()) as Buffer[])
    await server.kernel.blobs.put(name, stored.subarray(0, -1))
    expect(await blobs.verify(name, thing)).toBeUndefined()
  })

  test('is gone with its key', async () => {
    const { name, thing } = await kept()
    await server.kernel.keys.erase(thing)
    const { store, db, settings } = server.kernel
    const later = sealedBlobs({ ...server.kernel, keys: keysOf(store, keyringOf(db, settings.masterKey)) })
    expect(await later.open(name, thing)).toBeUndefined()
    expect(await later.verify(name, thing)).toBeUndefined()
  })

  test('is not put when the content is not as long as it was said to be', async () => {
    const [name, thing] = [`test/${randomUUID()}`, randomUUID()]
    await expect(blobs.put(name, thing, [bytes], bytes.length + 1)).rejects.toThrow('shorter')
    await expect(blobs.put(name, thing, [bytes], bytes.length - 1)).rejects.toThrow('longer')
    expect(await blobs.open(name, thing)).toBeUndefined()
  })
})
