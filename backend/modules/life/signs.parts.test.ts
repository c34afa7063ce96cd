import { recorded } from '../../kernel/testing/recorded.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../tests/household/household.ts'
import { signReactor } from '../../../workflows/life/signReactor.ts'
import { applicationOf } from '../../kernel/http/application.ts'
import { forgetCredentials } from '../../kernel/identity/credentials.ts'
import { lastSign, lastSignedIn, noteSign } from '../../kernel/identity/signs.ts'
import { streamingOf } from '../../routers.ts'
import { sql } from '../../kernel/db.ts'
import { browserAt } from '../../kernel/testing/browser.ts'

const LONG_AGO = '2020-01-01T00:00:00.000Z'
const { server, house } = aHouse()
let ana: Author
beforeEach(async () => {
  ana = await house.author()
  await server.kernel.db.query(sql.typeAlias('void')`
    update kernel.signs set at = ${LONG_AGO}, signed_in_at = ${LONG_AGO} where account_id = ${ana.id}`)
})
const sign = () => lastSign(server.kernel, ana.id)
const capability = (purpose: string, ...what: (string | number)[]) =>
  server.kernel.capabilities.issue(purpose, ana.id, ...what)

test('a page that stands open and asks for news is no sign', async () => {
  expect(await ana.browser.ask('GET', '/api/life/contacts')).toMatchObject({ status: 200 })
  expect(await sign()).toBe(LONG_AGO)
})

test('an upload that goes on by itself is no sign', async () => {
  const app = applicationOf(server.kernel, { routers: [], streaming: streamingOf(server.kernel) }).callback()
  const uploads = createServer((request, response) => void app(request, response)).listen(0, '127.0.0.1')
  await once(uploads, 'listening')
  const browser = browserAt(`http://127.0.0.1:${(uploads.address() as AddressInfo).port}`)
  for (const [name, value] of ana.browser.jar) browser.jar.set(name, value)
  const path = '/api/uploads/018f0000-0000-7000-8000-000000000000'
  const headers = { Origin: server.origin, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' }
  expect(await browser.ask('PATCH', path, Buffer.from('a'), headers)).toMatchObject({ status: 404 })
  uploads.close()
  expect(await sign()).toBe(LONG_AGO)
})

test('a request that is refused is a sign all the same', async () => {
  const before = server.kernel.clock.now()
  expect(await ana.browser.ask('POST', '/api/life/contacts', { name: '' })).toMatchObject({ status: 400 })
  expect((await sign()) >= before).toBe(true)
})

test('a session that begins is a sign, and the request of a stranger is none', async () => {
  await server.browser().ask('POST', '/api/auth/reset/request', { email: ana.email })
  expect(await sign()).toBe(LONG_AGO)
  await server.signedInAs(ana.id)
  expect((await sign()) > LONG_AGO).toBe(true)
})

test('a link that was emailed to them is a sign once it is pressed', async () => {
  const token = capability('verify', ana.email)
  await server.browser().ask('POST', '/api/auth/verify', { token: token.slice(0, -1) })
  expect(await sign()).toBe(LONG_AGO)
  expect(await server.browser().ask('POST', '/api/auth/verify', { token })).toMatchObject({ status: 200 })
  expect((await sign()) > LONG_AGO).toBe(true)
})

test('a button in an email is no sign of somebody who is signed in', async () => {
  const signedIn = () => lastSignedIn(server.kernel, ana.id)
  await server.browser().ask('POST', '/api/auth/verify', { token: capability('verify', ana.email) })
  expect(await signedIn()).toBe(LONG_AGO)
  expect(await ana.browser.ask('POST', '/api/life/here', {})).toMatchObject({ status: 200 })
  expect(await signedIn()).toBe(await sign())
})

test('an answer that came while Postgres was away is noted when its event is told', async () => {
  const at = '2026-01-01T00:00:00.000Z'
  const metadata = { actor: ownerOf(ana.id), at }
  const answered = recorded({ category: 'message', type: 'AuthorResponded', metadata })
  await signReactor(server.kernel)['message']?.act(answered)
  expect(await sign()).toBe(at)
})

test('it never goes back, and goes with the account', async () => {
  const { db } = server.kernel
  await noteSign(db, ana.id, '2026-02-01T00:00:00.000Z')
  await noteSign(db, ana.id, '2026-01-01T00:00:00.000Z')
  expect(await sign()).toBe('2026-02-01T00:00:00.000Z')
  await forgetCredentials(db, ana.id)
  expect(await sign()).toBe('')
})
