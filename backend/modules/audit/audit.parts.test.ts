import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { eventsOf } from '../../../projections/audit/events.ts'
import { categories } from '../../../projections/modules.ts'
import { recipients } from '../../../projections/recipients/recipients.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { overwrite, renumber } from '../../../tests/support/overwrite.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { routes as recipientRoutes } from '../recipients/routes.ts'
import { HistoryPage, MessageStats, StreamView, Verified } from './contract.ts'
import { routes } from './routes.ts'

const TEMPORAL = 'https://temporal.house.example'
let server: TestServer
let admin: Browser
let adminId: string
beforeAll(async () => {
  server = await startServer({
    routers: [routes, recipientRoutes],
    projections: { audit: [eventsOf(categories)], recipients: [recipients] },
    settings: { TEMPORAL_UI_URL: `${TEMPORAL}/` },
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  adminId = newId()
  admin = await server.signedInAs(adminId, 'admin')
})

const history = async (query = '') =>
  v.parse(HistoryPage, (await admin.ask('GET', `/api/admin/history${query}`)).json).items

/** A person added and renamed: a stream of two events, the name in them sealed. */
const livedStream = async () => {
  const owner = newId()
  const { ask } = await server.signedInAs(owner)
  const recipientId = newId()
  const person = { recipientId, name: 'Quillwort', email: `${recipientId}@hale.example` }
  await ask('POST', '/api/recipients', person)
  await ask('PATCH', `/api/recipients/${recipientId}`, { name: 'Quillwort Hale' })
  const stream = `recipient-${recipientId}`
  await vi.waitFor(async () => expect(await history(`?stream=${stream}`)).toHaveLength(2), 10_000)
  return { owner, stream }
}

describe('the history', () => {
  test.each([
    '/history',
    '/history/stream/message-1',
    '/history/export',
    '/history/verify',
    '/message-stats',
    '/stalled',
  ])('%s is for administrators alone', async (path) => {
    const url = `/api/admin${path}`
    const method = path.endsWith('/verify') ? 'POST' : 'GET'
    expect(await server.browser().ask(method, url)).toMatchObject({ status: 401, json: { code: 'sign-in' } })
    for (const role of ['user', 'support', 'editor', 'genealogist'] as const)
      expect(await (await server.signedInAs(newId(), role)).ask(method, url)).toMatchObject({ status: 403 })
  })

  test('lists events newest first, by stream, type, actor, owner and time', async () => {
    const { owner, stream } = await livedStream()
    const all = await history(`?stream=${stream}`)
    expect(all.map(({ type, revision }) => [type, revision])).toEqual([
      ['RecipientChanged', 1],
      ['RecipientAdded', 0],
    ])
    expect(all[0]).toMatchObject({ ownerId: owner, actorKind: 'account', actorId: owner, prevHash: all[1]?.hash })
    expect(await history(`?owner=${owner}&type=RecipientAdded`)).toHaveLength(1)
    expect(await history(`?actorId=${owner}&actorKind=system`)).toEqual([])
    expect(await history(`?stream=${stream}&to=2020-01-01T00:00:00.000Z`)).toEqual([])
    expect(await history(`?q=${stream.slice(10)}`)).toHaveLength(2)
    expect(await history(`?stream=${stream}&cursor=${all[0]?.pos ?? ''}`)).toEqual(all.slice(1))
  })

  test('refuses a filter that is none, in words', async () =>
    expect(await admin.ask('GET', '/api/admin/history?from=yesterday')).toMatchObject({
      status: 400,
      json: { code: 'invalid', details: { field: 'from' } },
    }))

  test('shows a stream with its sealed fields named and not opened', async () => {
    const { stream } = await livedStream()
    const answer = await admin.ask('GET', `/api/admin/history/stream/${stream}`)
    const view = v.parse(StreamView, answer.json)
    expect(view.events[0]?.fields).toEqual(
      expect.arrayContaining([
        { name: 'name', state: 'sealed' },
        expect.objectContaining({ name: 'zone', state: 'open' }),
      ]),
    )
    expect(JSON.stringify(answer.json)).not.toContain('Quillwort')
  })

  test('keeps back what a recipient proves who they are with', async () => {
    const { ask } = await server.signedInAs(newId())
    const recipientId = newId()
    await ask('POST', '/api/recipients', { recipientId, name: 'Ben', email: `${recipientId}@hale.example` })
    const proof = { method: 'passcode', passcode: 'four birds', hint: 'What we counted' }
    expect(await ask('PUT', `/api/recipients/${recipientId}/verification`, proof)).toMatchObject({ status: 200 })
    await vi.waitFor(async () => expect(await history(`?stream=recipient-${recipientId}`)).toHaveLength(2), 10_000)
    const { json } = await admin.ask('GET', `/api/admin/history/stream/recipient-${recipientId}`)
    expect(v.parse(StreamView, json).events[1]?.fields).toContainEqual({ name: 'secretHash', state: 'sealed' })
    expect(JSON.stringify(json)).not.toContain('argon2')
  })

  test('says erased where the key is gone', async () => {
    const { stream } = await livedStream()
    const { kernel } = server
    const blind = { ...kernel, keyring: { ...kernel.keyring, opening: async () => undefined } }
    const { streamViewOf } = await import('./streamView.ts')
    expect((await streamViewOf(blind, stream))?.events[0]?.fields).toContainEqual({ name: 'name', state: 'erased' })
  })

  test('knows no stream that never was', async () =>
    expect(await admin.ask('GET', `/api/admin/history/stream/message-${newId()}`)).toMatchObject({ status: 404 }))

  test('keeps each look as an event', async () => {
    const { stream } = await livedStream()
    const before = (await server.kernel.store.read(`admin-${adminId}`)).length
    await admin.ask('GET', `/api/admin/history/stream/${stream}`)
    const looks = await server.kernel.store.read(`admin-${adminId}`)
    expect(looks).toHaveLength(before + 1)
    expect(looks.at(-1)).toMatchObject({ type: 'AdminViewed', data: { pub: { what: 'stream', of: stream } } })
  })

  test.each([
    ['message-stats', 'messages'],
    ['stalled', 'stalled'],
  ])('keeps a look at %s as an event too', async (path, what) => {
    expect(await admin.ask('GET', `/api/admin/${path}`)).toMatchObject({ status: 200 })
    const looks = await server.kernel.store.read(`admin-${adminId}`)
    expect(looks.map(({ data }) => data)).toEqual([{ pub: { what } }])
  })

  test('says where a stream’s runs are to be seen', async () => {
    const { stream } = await livedStream()
    const { runsUrl } = v.parse(StreamView, (await admin.ask('GET', `/api/admin/history/stream/${stream}`)).json)
    expect(runsUrl).toBe(`${TEMPORAL}/namespaces/legacy/workflows?query=WorkflowId%20%3D%20%22${stream}%22`)
    const own = `/api/admin/history/stream/admin-${adminId}`
    await vi.waitFor(async () => expect(await admin.ask('GET', own)).toMatchObject({ json: { runsUrl: null } }), 10_000)
  })

  test('is taken along as CSV with its hashes, and as lines of JSON', async () => {
    const { stream } = await livedStream()
    const csv = await admin.ask('GET', `/api/admin/history/export?stream=${stream}`)
    expect(csv.headers.get('Content-Disposition')).toMatch(/history-export-\d{4}-\d{2}-\d{2}\.csv/u)
    const lines = String(csv.json).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('"hash","prevHash"')
    const asked = await admin.ask('GET', `/api/admin/history/export?format=ndjson&stream=${stream}`)
    const rows = typeof asked.json === 'string' ? asked.json.trim().split('\n') : []
    expect(rows).toHaveLength(2)
  })
})

/** Somebody with the store's database in hand. */
const changeByHand = (stream: string, revision: number, from: string, to: string) =>
  overwrite(inject('postgresUrl'), { stream, revision, from, to })

describe('a check of the log', () => {
  const verified = async (body: object) =>
    v.parse(Verified, (await admin.ask('POST', '/api/admin/history/verify', body)).json)

  test('finds a stream whole', async () => {
    const { stream } = await livedStream()
    expect(await verified({ stream })).toMatchObject({ ok: true, events: 2, firstBad: null })
  })

  test.each([0, 1])('names the revision whose bytes were changed by hand (%i)', async (revision) => {
    const { stream } = await livedStream()
    await changeByHand(stream, revision, '"zone":null', '"zone":"Mars"')
    expect(await verified({ stream })).toMatchObject({ ok: false, firstBad: { stream, revision, reason: 'changed' } })
    expect((await verified({})).bad).toContainEqual({ stream, revision, reason: 'changed' })
    await changeByHand(stream, revision, '"zone":"Mars"', '"zone":null')
    expect(await verified({ stream })).toMatchObject({ ok: true })
  })

  const idAt = async (stream: string, revision: number) =>
    (await server.kernel.store.read(stream))[revision]?.eventId ?? ''

  test.each([0, 1])(
    'names the revision whose id, without which its sealed fields stay shut, was changed (%i)',
    async (revision) => {
      const { stream } = await livedStream()
      const eventId = await idAt(stream, revision)
      await renumber(inject('postgresUrl'), { stream, revision, eventId: newId() })
      expect(await verified({ stream })).toMatchObject({ ok: false, firstBad: { stream, revision, reason: 'changed' } })
      await renumber(inject('postgresUrl'), { stream, revision, eventId })
      expect(await verified({ stream })).toMatchObject({ ok: true })
    },
  )

  // All tests share one log, and some of them break it on purpose: here it is only read to its end.
  test('goes through the whole log where no stream is named', async () => {
    const { events, at } = await verified({})
    expect(events).toBeGreaterThan(1)
    expect(at).toMatch(/^\d{4}-/u)
  })

  test('is remembered: when it was, and when something was last amiss', async () => {
    const { stream } = await livedStream()
    const stats = async () => v.parse(MessageStats, (await admin.ask('GET', '/api/admin/message-stats')).json)
    await changeByHand(stream, 0, '"zone":null', '"zone":"Mars"')
    const { events: counted, at } = await verified({})
    await changeByHand(stream, 0, '"zone":"Mars"', '"zone":null')
    const { lastVerify } = await stats()
    expect(lastVerify?.found).toMatchObject({ events: counted })
    expect(lastVerify?.trouble?.['bad']).toBeGreaterThan(0)
    expect(Date.parse(lastVerify?.troubleAt ?? '')).toBeLessThanOrEqual(Date.parse(at))
    await verified({ stream })
    expect((await stats()).lastVerify?.at).toBe(lastVerify?.at)
  })
})
