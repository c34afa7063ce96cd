import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../kernel/ids.ts'
import { sql } from '../../kernel/db.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { Figures } from './contract.ts'
import { routes } from './routes.ts'

const PERSON = { 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' }
const figuresAt = async ({ browser }: TestServer) => v.parse(Figures, (await browser().ask('GET', '/api/claims')).json)

describe('measured claims', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ routers: [routes], settings: { CLAIMS_MODE: 'live' } })
  })
  afterAll(() => server.stop())

  const visit = (headers: Record<string, string> = {}) =>
    server.browser().ask('POST', '/api/visits', undefined, { ...PERSON, ...headers })

  const write = async (owners: number, times: number) => {
    for (let index = 0; index < owners * times; index += 1)
      await server.kernel.db.query(sql.typeAlias('void')`
        insert into messages.messages (id, owner_id, kind, state, round, revision, created_at, updated_at)
        values (${newId()}, ${`018f0000-0000-7000-8000-0000000000${String((index % owners) + 10)}`}, 'text',
          'scheduled', 1, 1, now(), now())`)
  }

  test('are hidden until there is something to tell', async () => {
    expect(await figuresAt(server)).toMatchObject({ mode: 'live', claims: [], visitors: null, notices: [] })
  })

  test('count families and messages from their minimum on', async () => {
    await write(25, 4)
    expect((await figuresAt(server)).claims).toEqual([
      { id: 'families', text: '25 families served', isSample: false },
      { id: 'messages', text: '100 messages', isSample: false },
    ])
    // Two who keep messages are one family from now on, and another is founded whose members keep none yet.
    const [founder, other] = [10, 11].map((n) => `018f0000-0000-7000-8000-0000000000${n}`)
    for (const id of [founder, newId()])
      await server.kernel.db.query(sql.typeAlias('void')`
        insert into families.families (id, owner_id, founded_at) values (${id ?? ''}, ${id ?? ''}, now())`)
    for (const id of [founder, other])
      await server.kernel.db.query(sql.typeAlias('void')`
        insert into families.members (family_id, account_id, role, joined_at)
        values (${founder ?? ''}, ${id ?? ''}, 'owner', now())`)
    expect((await figuresAt(server)).claims[0]?.text).toBe('25 families served')
  })

  test('say of the house what holds: without TLS and a tested backup not these', async () => {
    const { security } = await figuresAt(server)
    expect(security.filter(({ isShown }) => isShown).map(({ id }) => id)).toEqual(['privacy'])
  })

  test('speak of backups while there are several, the last is fresh and one was read back lately', async () => {
    const { db } = server.kernel
    const isShown = async () => (await figuresAt(server)).security.find(({ id }) => id === 'backups')?.isShown
    const ago = async (column: 'finished_at' | 'proved_at', hours: number) =>
      db.query(sql.typeAlias('void')`
        update backups.backups set ${sql.identifier([column])} = now() - ${`${hours} hours`}::interval`)
    for (const state of ['good', 'good'])
      await db.query(sql.typeAlias('void')`
        insert into backups.backups (id, state, requested_at, finished_at) values (${newId()}, ${state}, now(), now())`)
    expect(await isShown()).toBe(false)
    await ago('proved_at', 34 * 24)
    expect(await isShown()).toBe(true)
    await ago('proved_at', 36 * 24)
    expect(await isShown()).toBe(false)
    await ago('proved_at', 24)
    await ago('finished_at', 27)
    expect(await isShown()).toBe(false)
    await ago('finished_at', 25)
    expect(await isShown()).toBe(true)
    await db.query(sql.typeAlias('void')`
      update backups.backups set state = 'damaged' where id = (select id from backups.backups limit 1)`)
    expect(await isShown()).toBe(false)
  })

  test('count visitors from five on, once each, and not who asks to be left out', async () => {
    for (const version of [1, 2, 3, 4, 4]) await visit({ 'User-Agent': `Mozilla/5.0 Firefox/${version}` })
    await visit({ DNT: '1', 'User-Agent': 'Mozilla/5.0 Firefox/20' })
    await visit({ 'Sec-GPC': '1', 'User-Agent': 'Mozilla/5.0 Firefox/21' })
    await visit({ 'User-Agent': 'Googlebot/2.1' })
    expect((await figuresAt(server)).visitors).toBeNull()
    expect(await visit()).toMatchObject({ status: 204 })
    expect((await figuresAt(server)).visitors).toBe(5)
  })

  test('keep a visit without cookie and address, and no key of the day before yesterday', async () => {
    await server.kernel.db.query(sql.typeAlias('void')`
      insert into claims.visit_keys (day, key) values ((now() at time zone 'utc')::date - 2, '\\x00')`)
    const { headers } = await visit()
    expect(headers.getSetCookie()).toEqual([])
    expect(await server.rowsOf('claims.visit_keys')).toHaveLength(1)
    expect(JSON.stringify(await server.rowsOf('claims.visits'))).not.toContain('127.0.0.1')
  })
})

describe.each([
  [
    'sample',
    [
      '2,847+ families served',
      '50,000+ messages',
      '4.9/5 rating from 2,847 reviews',
      '95% genealogy success rate',
      'Genealogists with 20+ years of experience',
    ],
  ],
  ['off', []],
])('in the mode %s', (mode, texts) => {
  test('the page gets the texts of the mode, each with its label', async () => {
    const server = await startServer({ routers: [routes], settings: { CLAIMS_MODE: mode } })
    const told = await figuresAt(server)
    await server.stop()
    expect(told.mode).toBe(mode)
    expect(told.claims.map(({ text }) => text)).toEqual(texts)
    expect(told.claims.every(({ isSample }) => isSample)).toBe(true)
    expect(told.notices).toHaveLength(mode === 'sample' ? 10 : 0)
  })
})
