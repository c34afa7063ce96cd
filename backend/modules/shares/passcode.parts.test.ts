import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Author } from '../../../tests/household/household.ts'
import { sql } from '../../kernel/db.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { listOf, make, open, pageOf, pathOf } from './testing/asking.ts'
import { startShares } from './testing/house.ts'

const PASSCODE = 'blue lantern'
let server: TestServer
let ruth: Author
let noteOf: Awaited<ReturnType<typeof startShares>>['noteOf']
beforeAll(async () => {
  ;({ server, ruth, noteOf } = await startShares())
})
afterAll(() => server.stop())

test('five wrong passcodes lock it for a quarter of an hour, also for the right one; a new passcode ends the lock', async () => {
  const link = await make(ruth, [noteOf(ruth)], { passcode: PASSCODE })
  const [path, ida, eve] = [pathOf(link), server.browser(), server.browser()]
  expect(await open(ida, path, PASSCODE)).toMatchObject({ status: 204 })
  for (const _ of [1, 2, 3, 4])
    expect(await open(eve, path, 'orchard')).toMatchObject({ status: 403, json: { code: 'passcode-wrong' } })
  const fifth = await open(eve, path, 'orchard')
  expect(fifth).toMatchObject({ status: 429, json: { code: 'passcode-locked' } })
  expect(Number(fifth.headers.get('Retry-After'))).toBeGreaterThan(890)
  expect(await open(eve, path, PASSCODE)).toMatchObject({ status: 429 })
  expect(await ida.ask('GET', `${path}/items`), 'who is in stays in').toMatchObject({ status: 200 })
  await expect
    .poll(() => listOf(ruth))
    .toContainEqual(expect.objectContaining({ id: link.id, lockedUntil: expect.any(String) }))
  const types = (await server.kernel.store.read(`share-${link.id}`)).map(({ type }) => type)
  expect(types).toEqual(['ShareLinkCreated', 'ShareLocked'])
  await ruth.browser.ask('PATCH', `/api/shares/${link.id}`, { passcode: 'the green gate' })
  expect(await ida.ask('GET', `${path}/items`), 'opened with the old one').toMatchObject({ status: 403 })
  expect(await open(eve, path, 'the green gate')).toMatchObject({ status: 204 })
})

test('guesses at once count no less than one after another, and a key lets none go uncounted', async () => {
  const link = await make(ruth, [noteOf(ruth)], { passcode: PASSCODE })
  const path = pathOf(link)
  const eve = server.browser()
  const { nonce } = await pageOf(eve, path)
  const guess = (passcode: string) =>
    eve.ask('POST', `${path}/open`, { nonce, passcode }, { 'Idempotency-Key': 'one-key' })
  const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(`guess no ${n}`)))
  expect(tries.filter(({ json }) => (json as { code: string }).code === 'passcode-wrong').length).toBeLessThan(5)
  expect(await guess(PASSCODE)).toMatchObject({ status: 429 })
})

test('twenty at once lock it for a quarter of an hour: those that nobody looked at do not count for the day', async () => {
  const link = await make(ruth, [noteOf(ruth)], { passcode: PASSCODE })
  const path = pathOf(link)
  const eve = server.browser()
  const { nonce } = await pageOf(eve, path)
  const guess = (n: number) => eve.ask('POST', `${path}/open`, { nonce, passcode: `guess no ${n}` })
  await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)))
  const next = await guess(20)
  expect(next).toMatchObject({ status: 429, json: { code: 'passcode-locked' } })
  expect(Number(next.headers.get('Retry-After'))).toBeLessThanOrEqual(900)
})

test('twenty wrong ones in a day lock it for the day', async () => {
  const link = await make(ruth, [noteOf(ruth)], { passcode: PASSCODE })
  const eve = server.browser()
  let last = await open(eve, pathOf(link), 'orchard')
  for (let tries = 1; tries < 20; tries += 1) {
    // As if each quarter of an hour had passed: only the day goes on counting.
    await server.kernel.db.query(sql.typeAlias('void')`
      delete from kernel.limits where ends_at < now() + interval '1 hour'`)
    last = await open(eve, pathOf(link), 'orchard')
  }
  expect(last).toMatchObject({ status: 429, json: { code: 'passcode-locked' } })
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(80_000)
})
