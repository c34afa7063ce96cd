import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { modules } from '../../../projections/modules.ts'
import { householdIn, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { portsOf, routersOf, streamingOf } from '../../routers.ts'
import { tusClient } from './testing/tusClient.ts'

/** The run's object store behind a door that can be shut: what was under way is cut off. */
const doorBefore = async (endpoint: string) => {
  const { hostname, port } = new URL(endpoint)
  const open = new Set<Socket>()
  let isShut = false
  const door = createServer((socket) => {
    if (isShut) return socket.destroy()
    const store = connect(Number(port), hostname)
    for (const each of [socket, store]) {
      open.add(each)
      each.on('error', () => each.destroy()).on('close', () => open.delete(each))
    }
    socket.pipe(store).pipe(socket)
    return undefined
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const shut = (how: boolean) => {
    isShut = how
    if (how) for (const each of open) each.destroy()
  }
  const stop = () => {
    shut(true)
    door.close()
  }
  return { endpoint: `http://127.0.0.1:${(door.address() as AddressInfo).port}`, shut, stop }
}

let server: TestServer
let house: Household
let door: Awaited<ReturnType<typeof doorBefore>>
beforeAll(async () => {
  door = await doorBefore(inject('s3').endpoint)
  server = await startServer({
    routers: [streamingOf, routersOf],
    projections: modules,
    ports: portsOf,
    settings: { S3_ENDPOINT: door.endpoint },
  })
  house = householdIn(server)
})
afterAll(async () => {
  await server.stop()
  door.stop()
})

test('while the object store is away nothing is taken and nothing is called safe, and then it goes on where it was', async () => {
  const ana = tusClient((await house.author()).browser, server.origin)
  const bytes = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(90_000, 'a photo of the lake')])
  const { mediaId, path } = await ana.begin({ purpose: 'item', type: 'image/jpeg' }, bytes.length)
  expect((await ana.patch(path, 0, bytes.subarray(0, 40_000))).status).toBe(204)

  door.shut(true)
  const away = await ana.patch(path, 40_000, bytes.subarray(40_000))
  expect([away.status, away.json]).toEqual([503, expect.objectContaining({ code: 'store-unavailable' })])
  expect((await ana.row(mediaId)).json).toMatchObject({ state: 'receiving', sha256: null })
  const other = { mediaId: newId(), messageId: newId(), purpose: 'item', type: 'image/jpeg' }
  expect(await ana.begin(other, bytes.length)).toMatchObject({ status: 503 })

  door.shut(false)
  expect(await ana.offsetAt(path)).toBe('40000')
  expect((await ana.patch(path, 40_000, bytes.subarray(40_000))).status).toBe(204)
  expect((await ana.row(mediaId)).json).toMatchObject({ state: 'storing', bytes: bytes.length, sha256: null })
  expect(await ana.begin(other, bytes.length)).toMatchObject({ status: 201 })
})
