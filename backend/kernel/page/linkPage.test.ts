import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bodyParser } from '@koa/bodyparser'
import { Router } from '@koa/router'
import Koa from 'koa'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../errors.ts'
import { capabilitiesOf } from '../identity/capability.ts'
import type { Kernel } from '../kernel.ts'
import { browserAt, type Browser } from '../testing/browser.ts'
import { settingsOf } from '../testing/settings.ts'
import { html } from './html.ts'
import { alertOf, linkPage, pressForm } from './linkPage.ts'

const capabilities = capabilitiesOf(Buffer.alloc(32, 1))
const ID = '018f3c5e-0000-7000-8000-000000000001'
const token = capabilities.issue('story', ID)
const READ_MS = 2_000
let presses = 0

const kernel = { capabilities, settings: settingsOf({ ORIGIN: 'http://127.0.0.1' }) } as Kernel
const { read, pressed, inPages } = linkPage<{ isTold: boolean }, { word?: string }>(kernel, {
  title: 'A story',
  path: '/story',
  refusals: {
    statuses: { 'link-invalid': 404, 'too-late': 409 },
    sentences: { 'link-invalid': 'No such link.', 'too-late': 'It is too late.' },
  },
  invalid: 'link-invalid',
  find: (id, given) => Promise.resolve(capabilities.isValid(given, 'story', id) ? { isTold: presses > 0 } : undefined),
  page: ({ isTold }, form, { word = '' } = {}) => {
    if (isTold) return html`<p>Told.</p>`
    const begun = form()
    return html`${alertOf(begun)}<i>${word}</i>${pressForm(begun, `/story/${begun.token}`, { words: 'Tell', look: 'primary' })}`
  },
  end: (code, sentence) =>
    html`<h1>${code}</h1>
      <p>${sentence}</p>`,
})
const tell = () => {
  presses += 1
  return Promise.resolve({ isTold: true })
}
const late = () => Promise.reject(new Refused('too-late'))
const Pressed = v.strictObject({ nonce: v.string(), word: v.optional(v.string()) })
const routes = new Router()
  .use(inPages)
  .get('/story/:token', read)
  .post('/story/:token', pressed(Pressed, tell))
  .post('/story/:token/late', pressed(Pressed, late))
  .post('/story/:token/again', pressed(Pressed, late, new Set(['too-late'])))
  .post('/story/:token/done', pressed(Pressed, tell, undefined, html`<p>Goodbye.</p>`))

let server: Server
let browser: Browser
beforeAll(async () => {
  server = new Koa().use(bodyParser()).use(routes.routes()).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-01T00:00:00.000Z') })
  presses = 0
  browser = browserAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterEach(() => vi.useRealTimers())

/** Opens the page, reads it for a while and presses its button. */
const press = async (readMs: number, path = `/story/${token}`, fields = {}) => {
  const { json } = await browser.ask('GET', `/story/${token}`)
  const nonce = /name="nonce" value="([^"]*)"/.exec(String(json))?.[1] ?? ''
  vi.setSystemTime(Date.now() + readMs)
  const { status, json: page } = await browser.ask('POST', path, { nonce, ...fields }, { 'Sec-Fetch-User': '?1' })
  return { status, page: String(page) }
}

test('a link of another kind, and what is no link, lead to a page that says so', async () => {
  for (const other of [
    capabilities.issue('deliver', ID),
    capabilities.issue('story', ID, 1),
    'x',
    '%00',
    '0'.repeat(58),
  ]) {
    const { status, json } = await browser.ask('GET', `/story/${other}`)
    expect([other, status, String(json).includes('No such link.')]).toEqual([other, 404, true])
    expect((await browser.ask('POST', `/story/${other}`, { nonce: 'n' })).status).toBe(404)
  }
})

test('a press by a person, who has read the page, counts', async () => {
  expect(await press(READ_MS)).toMatchObject({ status: 200, page: expect.stringContaining('Told.') as string })
  expect(presses).toBe(1)
})

test('a press before anyone could have read the page is asked for once more', async () => {
  expect(await press(100)).toMatchObject({ status: 200, page: expect.stringContaining('once more') as string })
  expect(presses).toBe(0)
})

test('a press from another browser than the one that was read in is asked for once more', async () => {
  const first = browser
  const { json } = await first.ask('GET', `/story/${token}`)
  const nonce = /name="nonce" value="([^"]*)"/.exec(String(json))?.[1] ?? ''
  vi.setSystemTime(Date.now() + READ_MS)
  first.jar.clear()
  expect(String((await first.ask('POST', `/story/${token}`, { nonce })).json)).toContain('once more')
  expect(presses).toBe(0)
})

test('a page without a form sets no cookie', async () => {
  presses = 1
  expect((await browser.ask('GET', `/story/${token}`)).headers.getSetCookie()).toEqual([])
})

test('a refusal ends the page, or is said above the form', async () => {
  expect(await press(READ_MS, `/story/${token}/late`)).toMatchObject({
    status: 409,
    page: expect.stringContaining('<h1>too-late</h1>') as string,
  })
  const again = await press(READ_MS, `/story/${token}/again`)
  expect(again.status).toBe(409)
  expect(again.page).toContain('<p role="alert">It is too late.</p>')
  expect(again.page).toContain('name="nonce"')
})

test('what was posted is there again where the page comes back, and nowhere else', async () => {
  const word = { word: 'The lamp' }
  expect((await press(100, undefined, word)).page).toContain('<i>The lamp</i>')
  expect((await press(READ_MS, `/story/${token}/again`, word)).page).toContain('<i>The lamp</i>')
  expect(String((await browser.ask('GET', `/story/${token}`)).json)).toContain('<i></i>')
})

test('a button can end with a page of its own', async () => {
  expect((await press(READ_MS, `/story/${token}/done`)).page).toContain('Goodbye.')
  expect(presses).toBe(1)
})
