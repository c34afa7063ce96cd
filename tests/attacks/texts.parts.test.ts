import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { freshAddress, signUp } from '../../backend/modules/accounts/testing/visitor.ts'
import { householdIn, ownerOf, startHouse, type Household } from '../household/household.ts'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
})
afterAll(() => server.stop())

const LONG = 'Amelia '.repeat(12).trim()

describe('at the door', () => {
  test('a sign-up with a NUL byte is refused', async () => {
    const answer = await signUp(server.browser(), { email: freshAddress(), username: 'ru\0th' })
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid', details: { field: 'username' } } })
  })

  test.each([
    ['a title', { title: 'For\u0000Ben' }],
    ['a title of two lines', { title: 'For Ben\nBcc: everybody' }],
    ['a letter', { body: 'Dear \uD800Ben' }],
  ])('%s that no email can hold is refused', async (_, words) => {
    const ana = await house.author()
    const messageId = crypto.randomUUID()
    await ana.browser.ask('POST', '/api/messages', { messageId, kind: 'text' })
    expect(await ana.browser.ask('PATCH', `/api/messages/${messageId}`, words)).toMatchObject({
      status: 400,
      json: { code: 'invalid', details: { field: Object.keys(words)[0] } },
    })
  })

  test('a letter of several lines is kept as it was typed', async () => {
    const ana = await house.author()
    const messageId = crypto.randomUUID()
    await ana.browser.ask('POST', '/api/messages', { messageId, kind: 'text' })
    const body = 'Dear Ben,\r\n\tI am well.\n\nRuth'
    expect(await ana.browser.ask('PATCH', `/api/messages/${messageId}`, { body })).toMatchObject({ status: 200 })
    const { json } = await ana.browser.ask('GET', `/api/messages/${messageId}`)
    expect(json).toMatchObject({ content: { body } })
  })

  test('a name that stands may stay, however long; a new one is what a name is today', async () => {
    const ana = await house.author()
    const id = await house.person(ana, { name: LONG })
    const edit = (name: string) => ana.browser.ask('PATCH', `/api/recipients/${id}`, { name, zone: 'Europe/Paris' })
    expect(await edit(LONG)).toMatchObject({ status: 200, json: { name: LONG, zone: 'Europe/Paris' } })
    for (const name of [`${LONG}a`, 'Ben https://evil.example', 'Ben\u202E'])
      expect(await edit(name)).toMatchObject({ status: 400, json: { code: 'invalid', details: { field: 'name' } } })
  })
})

test('a text that Postgres cannot hold stops no table once it is stored', async () => {
  // The household waits until the read tables have each of these events.
  const ana = await house.author({ username: 'an\0a\uD800' })
  const named: AccountsEvent = { type: 'ProfileChanged', data: { name: 'Ana\0 Hale', zone: 'UTC', bornOn: null } }
  await house.tell(account, ana.id, () => [named], ownerOf(ana.id))
  const rows = await server.rowsOf('accounts.accounts')
  expect(rows).toContainEqual(expect.objectContaining({ id: ana.id, username: 'ana\uFFFD', displayName: 'Ana Hale' }))
})
