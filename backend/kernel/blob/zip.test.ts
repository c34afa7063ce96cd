import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import Koa from 'koa'
import { expect, test } from 'vitest'
import { unzip } from '../testing/unzip.ts'
import { bytesOf, sendZip, type ZipEntry } from './zip.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const file = (name: string, bytes: Buffer, known: { bytes?: number; sha256?: string } = {}): ZipEntry => ({
  name,
  key: name,
  open: async () => ({
    sizeBytes: bytes.length,
    read: async () => Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]),
  }),
  ...known,
})

/** A zip of these files, as it arrives. */
const sent = async (entries: readonly ZipEntry[], sums = 'CHECKSUMS.txt') => {
  const app = new Koa().use((ctx) => sendZip(ctx, 'all.zip', entries, new Date('2030-01-01'), sums))
  const server = createServer((request, response) => void app.callback()(request, response)).listen(0)
  await once(server, 'listening')
  try {
    const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`)
    return unzip(Buffer.from(await response.arrayBuffer()))
  } finally {
    server.close()
  }
}

const [film, voice] = [randomBytes(3_000), randomBytes(2_000)]

test('the last file has the SHA-256 of each other one, by the bytes that were sent', async () => {
  const names = ['memories/a.mov', 'memories/A (2).MOV', 'letter.txt'] as const
  const files = await sent([
    file(names[0], film, { bytes: film.length, sha256: sha256(film) }),
    file(names[1], voice),
    { name: names[2], text: 'Dear Ruth' },
  ])
  expect([...files.keys()]).toEqual([...names, 'CHECKSUMS.txt'])
  expect(files.get(names[0])).toEqual(film)
  const lines = files.get('CHECKSUMS.txt')?.toString().trimEnd().split('\n')
  expect(lines).toEqual(names.map((name) => `${sha256(files.get(name) ?? Buffer.alloc(0))}  ${name}`))
})

test('a zip without sums has none', async () =>
  expect([...(await sent([{ name: 'letter.txt', text: 'Dear Ruth' }], '')).keys()]).toEqual(['letter.txt']))

test.each([
  ['is gone', { name: 'a', key: 'a', open: async () => undefined }],
  ['is not what was stored', file('a', film, { sha256: sha256(voice) })],
  ['is shorter than it was', file('a', film, { bytes: film.length + 1 })],
] satisfies (readonly [string, ZipEntry])[])('the answer breaks off at a file that %s', async (_, entry) => {
  await expect(sent([{ name: 'letter.txt', text: 'Dear Ruth' }, entry, file('b', voice)])).rejects.toThrow(
    /terminated|fetch failed|closed/,
  )
})

test('how long a file is, is known, or is what is stored', async () => {
  expect(await bytesOf({ name: 'a', text: 'Größe' })).toBe(7)
  expect(await bytesOf(file('a', film))).toBe(film.length)
  expect(await bytesOf(file('a', film, { bytes: 7 }))).toBe(7)
  expect(await bytesOf({ name: 'a', key: 'a', open: async () => undefined })).toBe(0)
})
