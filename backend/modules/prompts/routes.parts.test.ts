import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { prompts } from '../../../projections/prompts/prompts.ts'
import { newId } from '../../kernel/ids.ts'
import { replay } from '../../kernel/testing/replay.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { householdIn, type Household } from '../../../tests/household/household.ts'
import { press } from '../../../tests/household/press.ts'
import { exported } from './export.ts'
import { LEAVE } from './queries.ts'
import { routes } from './routes.ts'

const PATH = '/api/prompts/mine'
let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: { prompts: [prompts], accounts: [accounts] } })
  house = householdIn(server)
})
afterAll(() => server.stop())

const typesOf = async (id: string) => (await server.kernel.store.read(`prompt-${id}`)).map(({ type }) => type)

test('nobody gets a question by email who did not ask for it', async () => {
  const { browser } = await house.author()
  expect(await browser.ask('GET', PATH)).toMatchObject({ status: 200, json: { isOn: false } })
})
test('whoever asks for it gets it, until they want no more', async () => {
  const { id, email, browser } = await house.author()
  expect(await browser.ask('PUT', PATH, { isOn: true })).toMatchObject({ status: 200, json: { isOn: true } })
  expect(await browser.ask('PUT', PATH, { isOn: true })).toMatchObject({ status: 200, json: { isOn: true } })
  expect(await exported.isSo(server.kernel, { id, email })).toBe(true)
  expect(await browser.ask('PUT', PATH, { isOn: false })).toMatchObject({ status: 200, json: { isOn: false } })
  expect(await exported.isSo(server.kernel, { id, email })).toBe(false)
  expect(await typesOf(id)).toEqual(['PromptsRequested', 'PromptsStopped'])
})
test('an address that is not confirmed is not written to', async () => {
  const { id, browser } = await house.author({ isVerified: false })
  expect(await browser.ask('PUT', PATH, { isOn: true })).toMatchObject({ status: 403 })
  expect(await typesOf(id)).toEqual([])
})
test('signed out it is nobody’s, and a body must say yes or no', async () => {
  expect(await server.browser().ask('GET', PATH)).toMatchObject({ status: 401 })
  expect(await server.browser().ask('PUT', PATH, { isOn: true })).toMatchObject({ status: 401 })
  const { browser } = await house.author()
  expect(await browser.ask('PUT', PATH, { isOn: 'yes' })).toMatchObject({ status: 400 })
})

const clicked = (token: string) =>
  fetch(`${server.origin}/questions/u/${token}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
const leaving = (token: string) => press(server.browser(), `/questions/u/${token}`)
test('the link of an email ends them by a press, and by one click of a mail program', async () => {
  for (const leave of [leaving, clicked]) {
    const { id, browser } = await house.author()
    await browser.ask('PUT', PATH, { isOn: true })
    const token = server.kernel.capabilities.issue(LEAVE, id)
    const page = await fetch(`${server.origin}/questions/u/${token}`)
    expect(await page.text()).toContain('Stop the questions')
    expect(await typesOf(id), 'a link that is only opened').toEqual(['PromptsRequested'])
    expect((await leave(token)).status).toBe(200)
    expect(await browser.ask('GET', PATH)).toMatchObject({ json: { isOn: false } })
  }
})
test('a link that is nobody’s ends nothing, and says the same', async () => {
  const { id, browser } = await house.author()
  await browser.ask('PUT', PATH, { isOn: true })
  for (const token of ['nonsense', server.kernel.capabilities.issue('newsletter-leave', id)])
    expect((await leaving(token)).status).toBe(200)
  expect(await typesOf(id)).toEqual(['PromptsRequested'])
  expect((await leaving(server.kernel.capabilities.issue(LEAVE, newId()))).status).toBe(200)
})
test('the row is the same after a rebuild, and with each event told twice', async () => {
  const { id, browser } = await house.author()
  await browser.ask('PUT', PATH, { isOn: true })
  const before = await server.rowsOf('prompts.prompts')
  expect(before).toContainEqual(expect.objectContaining({ id, state: 'on' }))
  await replay(server.kernel, prompts, [`prompt-${id}`], 2)
  expect(await server.rowsOf('prompts.prompts')).toContainEqual(expect.objectContaining({ id, state: 'on' }))
})
