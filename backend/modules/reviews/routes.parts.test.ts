import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { reviews } from '../../../projections/reviews/reviews.ts'
import { sql } from '../../kernel/db.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { replay } from '../../kernel/testing/replay.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { routes as accountRoutes } from '../accounts/routes.ts'
import { newMember } from '../accounts/testing/visitor.ts'
import { PendingReview, Reviews } from './contract.ts'
import { routes } from './routes.ts'

let server: TestServer
let sam: Browser
beforeAll(async () => {
  server = await startServer({
    routers: [routes, accountRoutes],
    projections: { accounts: [accounts], reviews: [reviews] },
  })
  sam = await server.signedInAs(newId(), 'support')
})
afterAll(() => server.stop())

const opinion = { name: 'Ana', stars: 2, text: 'Slow, but it kept its word.' }
const write = ({ ask }: Browser, changes: object = {}) => ask('POST', '/api/reviews', { ...opinion, ...changes })
/** Staff decide on the revision that they read. */
const decide = (by: Browser, id: string, what: string, body: object, revision: string | number = '') =>
  by.ask('POST', `/api/admin/reviews/${id}/${what}`, body, {
    'If-Match': typeof revision === 'number' ? `"${revision}"` : revision,
  })
const waiting = async (id: string) => {
  const found = v.parse(v.array(PendingReview), (await sam.ask('GET', '/api/admin/reviews')).json)
  return found.find((each) => each.id === id)
}
const listed = async () => v.parse(Reviews, (await server.browser().ask('GET', '/api/reviews?sort=lowest')).json)

/** Somebody of eight days, with one message. */
const member = async ({ days = 8, kept = 1 } = {}) => {
  const browser = server.browser()
  const { id } = await newMember(browser)
  await server.kernel.db.query(sql.typeAlias('void')`
    update accounts.accounts set created_at = now() - make_interval(days => ${days}) where id = ${id}`)
  if (kept > 0)
    await server.kernel.db.query(sql.typeAlias('void')`
      insert into messages.messages (id, owner_id, kind, state, revision, created_at, updated_at)
      values (${newId()}, ${id}, 'text', 'draft', 1, now(), now())`)
  return { id, browser }
}

test('a review is shown once staff have read it, and again after each edit', async () => {
  const { id, browser } = await member()
  expect(await write(browser)).toMatchObject({ status: 200, json: { review: { id, state: 'pending' } } })
  expect((await listed()).reviews).toEqual([])
  expect(await sam.ask('GET', '/api/admin/reviews')).toMatchObject({ status: 200, json: [{ id, stars: 2 }] })
  expect(await decide(sam, id, 'approve', {}, 0)).toMatchObject({ json: { state: 'approved', revision: 1 } })
  expect((await listed()).reviews).toMatchObject([{ id, name: 'Ana', stars: 2, isEdited: false }])
  await write(browser, { stars: 3 })
  expect((await listed()).reviews).toEqual([])
  await decide(sam, id, 'approve', {}, 2)
  expect((await listed()).reviews).toMatchObject([{ id, stars: 3, isEdited: true }])
  expect((await listed()).summary).toBeNull()
  await decide(sam, id, 'refuse', { reason: 'abuse' }, 3)
  const refused = { review: { state: 'refused', reason: 'abuse' } }
  expect(await browser.ask('GET', '/api/reviews/mine')).toMatchObject({ status: 200, json: refused })
})

test('what was changed after staff had read it is not published, nor refused, by what they read', async () => {
  const { id, browser } = await member()
  await write(browser)
  const read = await waiting(id)
  await write(browser, { text: 'Buy your watches at this address.' })
  for (const [what, body] of [
    ['approve', {}],
    ['refuse', { reason: 'abuse' }],
  ] as const) {
    expect(await decide(sam, id, what, body, read?.revision)).toMatchObject({ status: 412, json: { code: 'stale' } })
    for (const any of ['', '*'])
      expect(await decide(sam, id, what, body, any)).toMatchObject({ status: 428, json: { code: 'revision-needed' } })
  }
  expect((await listed()).reviews.map((each) => each.id)).not.toContain(id)
  expect(await waiting(id)).toMatchObject({ text: 'Buy your watches at this address.', revision: 1 })
})

test('whoever is new, keeps nothing or is not signed in writes none', async () => {
  const fresh = await member({ days: 6 })
  expect(await write(fresh.browser)).toMatchObject({ status: 409, json: { code: 'account-too-new' } })
  const idle = await member({ kept: 0 })
  expect(await write(idle.browser)).toMatchObject({ status: 409, json: { code: 'nothing-kept' } })
  expect(await write(server.browser())).toMatchObject({ status: 401 })
  const { browser } = await member()
  expect(await write(browser, { stars: 6 })).toMatchObject({ status: 400, json: { message: 'Choose one to five.' } })
})

test('only staff decide, and how well we are liked is no reason', async () => {
  const { id, browser } = await member()
  await write(browser)
  expect(await decide(browser, id, 'approve', {}, 0)).toMatchObject({ status: 403 })
  expect(await decide(browser, id, 'refuse', { reason: 'abuse' }, 0)).toMatchObject({ status: 403 })
  expect(await browser.ask('GET', '/api/admin/reviews')).toMatchObject({ status: 403 })
  expect(await decide(sam, id, 'refuse', { reason: 'low_rating' }, 0)).toMatchObject({ status: 400 })
  expect(await decide(sam, newId(), 'approve', {}, 0)).toMatchObject({ status: 412, json: { code: 'stale' } })
})

test('the rows are the same after a rebuild, told twice, and hold no words in the clear', async () => {
  const { id, browser } = await member()
  await write(browser, { text: 'The orchard keeps its word.' })
  await decide(sam, id, 'approve', {}, 0)
  const row = async () => (await server.rowsOf('reviews.reviews')).filter((each) => each['id'] === id)
  const before = await row()
  expect(JSON.stringify(before)).not.toContain('orchard')
  for (const times of [1, 2]) {
    await replay(server.kernel, reviews, [`review-${id}`], times)
    expect(await row()).toEqual(before)
  }
})
