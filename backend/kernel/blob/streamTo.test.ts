import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { streamTo } from './streamTo.ts'

const MIB = 2 ** 20
let status = 200
let taken: (Buffer | 'broken off')[] = []
const take = async (request: IncomingMessage) => taken.push(await buffer(request).catch(() => 'broken off' as const))
const server = createServer((request, response) => {
  void take(request).then(() => response.writeHead(status).end())
})
let url = ''
beforeEach(async () => {
  status = 200
  taken = []
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/blob`
})
afterEach(async () => {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
})

const pieces = (count: number) => Readable.from(Array.from({ length: count }, () => Buffer.alloc(MIB, 'a')))

test('arrives whole', async () => {
  await streamTo(url, pieces(3), 3 * MIB)
  expect(taken.map((each) => each.length)).toEqual([3 * MIB])
})

test('a content that fails on the way is told by its own error, and is not taken', async () => {
  const arrived = once(server, 'request')
  async function* failing() {
    yield Buffer.alloc(MIB, 'a')
    await arrived
    throw new Error('not a text')
  }
  await expect(streamTo(url, Readable.from(failing()), 3 * MIB)).rejects.toThrow('not a text')
  await expect.poll(() => taken, { timeout: 10_000 }).toEqual(['broken off'])
})

test('an answer that is no yes is an error', async () => {
  status = 507
  await expect(streamTo(url, pieces(1), MIB)).rejects.toThrow('The object store answered 507')
})
