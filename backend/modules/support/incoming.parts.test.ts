import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { conversations } from '../../../projections/support/conversations.ts'
import { attachedFolder } from './attachedFiles.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { Conversation, FILE_BYTES } from './contract.ts'
import { routes } from './routes.ts'

let server: TestServer
let nell: Browser
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: { support: [conversations] } })
})
afterAll(() => server.stop())
beforeEach(() => {
  nell = server.browser()
})

const question = { channel: 'form', topic: 'print', name: 'Nell', email: 'nell@hale.example', text: 'It is torn.' }
const begun = async (by: Browser) => v.parse(Conversation, (await by.ask('POST', '/api/support', question)).json).id
const attach = (by: Browser, id: string, content: Buffer) =>
  by.ask('PUT', `/api/support/${id}/files/${newId()}`, content, { 'Content-Type': 'application/octet-stream' })
const PDF = Buffer.from('%PDF-1.7 of the torn page')

/** A request that a test sends piece by piece. */
const sendingTo = (by: Browser, id: string, headers: Readonly<Record<string, string>>) => {
  const Cookie = [...by.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = `${server.origin}/api/support/${id}/files/${newId()}`
  return request(path, { method: 'PUT', headers: { Origin: server.origin, Cookie, ...headers } })
}

test('a file that is no text after all is refused, however late it shows, and nothing of it is kept', async () => {
  const id = await begun(nell)
  const late = Buffer.concat([Buffer.alloc(3 * 2 ** 20, 'a'), Buffer.from([0xff])])
  const cutOff = Buffer.concat([Buffer.alloc(3 * 2 ** 20, 'a'), Buffer.from('é').subarray(0, 1)])
  for (const content of [late, cutOff])
    expect(await attach(nell, id, content)).toMatchObject({ status: 415, json: { code: 'attachment-type' } })
  expect(await server.kernel.blobs.list(attachedFolder(id))).toEqual([])
})

test('a file whose length is not said is refused', async () => {
  const id = await begun(nell)
  const sending = sendingTo(nell, id, { 'Transfer-Encoding': 'chunked' })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  sending.end(PDF)
  const [answer] = await answered
  expect([answer.statusCode, await json(answer)]).toMatchObject([400, { details: { field: 'Content-Length' } }])
})

test('a file that breaks off on its way leaves nothing', async () => {
  const id = await begun(nell)
  const sending = sendingTo(nell, id, { 'Content-Length': String(FILE_BYTES) })
  const broken = once(sending, 'error')
  sending.write(Buffer.alloc(2 ** 20, 'a'), () => sending.destroy(new Error('gone')))
  await broken
  expect(await attach(nell, id, PDF)).toMatchObject({ status: 201 })
  expect(await server.kernel.blobs.list(attachedFolder(id))).toHaveLength(1)
})
