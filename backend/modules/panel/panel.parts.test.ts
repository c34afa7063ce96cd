import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { sql } from '../../kernel/db.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { routes as accountRoutes } from '../accounts/routes.ts'
import { newMember } from '../accounts/testing/visitor.ts'
import { AdminUser } from './contract.ts'
import { routes } from './routes.ts'

let server: TestServer
let admin: Browser
beforeAll(async () => {
  server = await startServer({ routers: [routes, accountRoutes], projections: { accounts: [accounts] } })
  admin = await server.signedInAs(newId(), 'admin')
})
afterAll(() => server.stop())

const users = async (query = '') => {
  const answer = await admin.ask('GET', `/api/admin/users${query}`)
  return { rows: v.parse(v.array(AdminUser), answer.json), next: answer.headers.get('X-Next-Cursor') }
}

test.each(['stats', 'users', `users/${newId()}`, 'analytics', 'export/users', 'export/memories', 'export/messages'])(
  '%s is for administrators alone',
  async (path) => {
    const url = `/api/admin/${path}`
    expect(await server.browser().ask('GET', url)).toMatchObject({ status: 401 })
    for (const role of ['user', 'support', 'editor', 'genealogist'] as const)
      expect(await (await server.signedInAs(newId(), role)).ask('GET', url)).toMatchObject({
        status: 403,
        json: { code: 'forbidden' },
      })
  },
)

describe('the panel', () => {
  test('counts what there is, in exactly five numbers', async () => {
    await newMember(server.browser())
    const { json, headers } = await admin.ask('GET', '/api/admin/stats')
    const { totalUsers } = v.parse(v.object({ totalUsers: v.number() }), json)
    expect(totalUsers).toBeGreaterThan(0)
    expect(json).toEqual({
      totalUsers,
      totalMemories: 0,
      totalVoiceMessages: 0,
      totalRevenue: 0,
      activeSubscriptions: 0,
    })
    expect(headers.get('X-As-Of')).toMatch(/^\d{4}-/u)
  })

  test('counts no demo', async () => {
    const figures = async () => [
      (await admin.ask('GET', '/api/admin/stats')).json,
      (await admin.ask('GET', '/api/admin/analytics')).json,
    ]
    const before = await figures()
    const demo = server.browser()
    expect(await demo.ask('POST', '/api/auth/demo')).toMatchObject({ status: 201 })
    const { rows } = await users('?sort=newest&limit=500')
    expect(rows.map(({ email }) => email.split('@')[1])).toContain('demo.invalid')
    expect(await figures()).toEqual(before)
  })

  test('lists accounts with five fields, by page, order and part of a name', async () => {
    const mark = newId().slice(-8)
    for (const name of ['c', 'a', 'b']) await newMember(server.browser(), `${name}.${mark}@hale.example`)
    expect((await users(`?q=${mark}`)).rows.map(({ username }) => username)).toEqual([
      `b.${mark}`,
      `a.${mark}`,
      `c.${mark}`,
    ])
    const first = await users(`?q=${mark}&sort=email&limit=2`)
    expect(first.rows.map(({ email }) => email[0])).toEqual(['a', 'b'])
    const second = await users(`?q=${mark}&sort=email&limit=2&cursor=${first.next}`)
    expect(second.rows.map(({ email }) => email[0])).toEqual(['c'])
    expect(second.next).toBeNull()
    expect(Object.keys(first.rows[0] ?? {})).toEqual(['id', 'username', 'email', 'subscriptionPlan', 'createdAt'])
    const oldest = await users(`?q=${mark}&sort=oldest&limit=1`)
    expect((await users(`?q=${mark}&sort=oldest&limit=5&cursor=${oldest.next}`)).rows).toHaveLength(2)
  })

  test('refuses a page that is none, in words', async () => {
    expect(await admin.ask('GET', '/api/admin/users?limit=900')).toMatchObject({ status: 400 })
    expect(await admin.ask('GET', '/api/admin/users?sort=luck')).toMatchObject({ status: 400 })
  })

  test('shows the facts of one account', async () => {
    const ben = await newMember(server.browser())
    expect(await admin.ask('GET', `/api/admin/users/${ben.id}`)).toMatchObject({
      status: 200,
      json: { id: ben.id, role: 'user', isSuspended: false, emailVerified: false, messages: 0, sessions: 1 },
    })
    expect(await admin.ask('GET', `/api/admin/users/${newId()}`)).toMatchObject({ status: 404 })
  })

  test.each(['users', 'memories', 'messages'])('gives %s as a CSV of its own name', async (kind) => {
    const { status, headers, json } = await admin.ask('GET', `/api/admin/export/${kind}`)
    expect(status).toBe(200)
    expect(headers.get('Content-Disposition')).toMatch(new RegExp(`"${kind}-export-\\d{4}-\\d{2}-\\d{2}\\.csv"`, 'u'))
    expect(String(json).replace('\ufeff', '')).toMatch(/^"id",/u)
  })

  test('gives everybody’s addresses to a second factor of the last half hour alone, and keeps that it did', async () => {
    const id = newId()
    const someone = await server.signedInAs(id, 'admin')
    const factorWas = (ago: string) =>
      server.kernel.db.query(sql.typeAlias('void')`
        update kernel.sessions
        set data = data || jsonb_build_object('factorAt', to_jsonb(now() - ${ago}::interval)) where account_id = ${id}`)
    const entries = async () => (await server.kernel.store.read(`admin-${id}`)).map(({ type, data }) => [type, data])
    await factorWas('31 minutes')
    expect(await someone.ask('GET', '/api/admin/export/users')).toMatchObject({
      status: 403,
      json: { code: 'step-up-needed' },
    })
    expect(await entries()).toEqual([])
    await factorWas('29 minutes')
    expect(await someone.ask('GET', '/api/admin/export/users')).toMatchObject({ status: 200 })
    expect(await entries()).toEqual([['AdminViewed', { pub: { what: 'table', of: 'users' } }]])
  })

  test('knows no other export', async () =>
    expect(await admin.ask('GET', '/api/admin/export/passwords')).toMatchObject({ status: 404 }))

  test('counts the new people of two months', async () =>
    expect((await admin.ask('GET', '/api/admin/analytics')).json).toMatchObject({ newUsersLastMonth: 0 }))
})
