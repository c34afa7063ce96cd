import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { newId } from '../../kernel/ids.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { routes } from './routes.ts'
import { newMember } from './testing/visitor.ts'

const PATH = '/api/test-login'
const parts = { routers: [routes], projections: { accounts: [accounts] } }
let on: TestServer
beforeAll(async () => {
  on = await startServer({ ...parts, settings: { TEST_LOGIN: 'on' } })
})
afterAll(() => on.stop())

describe('where it is switched on', () => {
  test('made-up people are listed and opened without a password', async () => {
    const { id, email } = await newMember(on.browser(), `ada.${newId()}@hale.example`)
    const browser = on.browser()
    const { status, json } = await browser.ask('GET', PATH)
    expect([status, json]).toEqual([200, expect.arrayContaining([expect.objectContaining({ id, email })])])
    expect(await browser.ask('POST', PATH, { accountId: id })).toMatchObject({ status: 200, json: { id, email } })
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 200, json: { id } })
  })

  test('the account of a real address is neither listed nor opened, nor is one that is not there', async () => {
    const { id } = await newMember(on.browser(), `ada.${newId()}@hale.org`)
    const browser = on.browser()
    expect((await browser.ask('GET', PATH)).json).not.toContainEqual(expect.objectContaining({ id }))
    for (const accountId of [id, newId()])
      expect(await browser.ask('POST', PATH, { accountId })).toMatchObject({ status: 404, json: { code: 'not-found' } })
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 401 })
  })
})

test.each([{}, { TEST_LOGIN: 'on', NODE_ENV: 'production' }])('with %o there is no such call', async (settings) => {
  const off = await startServer({ ...parts, settings })
  const { id } = await newMember(off.browser(), `ada.${newId()}@hale.example`)
  expect(await off.browser().ask('GET', PATH)).toMatchObject({ status: 404 })
  expect(await off.browser().ask('POST', PATH, { accountId: id })).toMatchObject({ status: 404 })
  await off.stop()
})
