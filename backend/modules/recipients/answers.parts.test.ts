import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../../kernel/testing/server.ts'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { HAND, look, nonceIn, pressAs, pressForm } from '../../../tests/household/press.ts'
import { changeRecipient } from './decide/person.ts'
import { recipient } from './recipient.ts'

const PAGE = { Accept: 'text/html' }

let server: TestServer
let house: Household
let ana: Author
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  ana = await house.author()
})
afterAll(() => server.stop())

const invited = async () => {
  const id = await house.person(ana)
  const { addressHash } = (await server.kernel.load(recipient, id)).state
  return { id, token: server.kernel.capabilities.issue('invite', id, addressHash) }
}
const consentOf = async (id: string) => (await server.kernel.load(recipient, id)).state.consent
const submit = (token: string, step: string) => pressForm(server.browser(), `/d/${token}`, `/api/d/${token}/${step}`)

test('an invitation asks, and looking at it answers nothing', async () => {
  const { id, token } = await invited()
  const { status, json } = await server.browser().ask('GET', `/d/${token}`, undefined, PAGE)
  expect(status).toBe(200)
  expect(json).toContain('May Ana leave a message for you?')
  expect(json).toContain(`action="/api/d/${token}/consent"`)
  expect(json).toContain(`action="/api/d/${token}/refuse"`)
  expect(await server.kernel.store.read(`recipient-${id}`)).toHaveLength(1)
})

test('a no is kept, shown, and can be taken back', async () => {
  const { id, token } = await invited()
  expect(await submit(token, 'refuse')).toMatchObject({
    status: 200,
    json: expect.stringContaining('That is all right.') as string,
  })
  expect(await consentOf(id)).toBe('declined')
  expect(await pressAs(server.browser(), `/d/${token}`, `/api/d/${token}/consent`)).toMatchObject({
    status: 200,
    json: { consent: 'consented' },
  })
  expect((await server.browser().ask('GET', `/d/${token}`, undefined, PAGE)).json).toContain('Thank you')
})

test('“This isn’t me” closes the question, and can be taken back on the same page', async () => {
  const { id, token } = await invited()
  const looked = await server.browser().ask('GET', `/d/${token}`, undefined, PAGE)
  expect(looked.json).toContain(`action="/api/d/${token}/wrong-person"`)
  const told = await submit(token, 'wrong-person')
  expect(told).toMatchObject({ status: 200, json: expect.stringContaining('Thank you for telling us') as string })
  expect(await consentOf(id)).toBe('wrong-person')
  expect((await server.browser().ask('GET', `/d/${token}`, undefined, PAGE)).json).toContain('Thank you for telling us')
  await submit(token, 'consent')
  expect(await consentOf(id)).toBe('consented')
})

test('a press that may be a program’s answers nothing, and is asked for once more', async () => {
  const { id, token } = await invited()
  for (const step of ['consent', 'refuse', 'wrong-person']) {
    const browser = server.browser()
    const nonce = nonceIn((await look(browser, `/d/${token}`)).text)
    const form = Buffer.from(new URLSearchParams({ nonce }).toString())
    const answer = await browser.ask('POST', `/api/d/${token}/${step}`, form, HAND)
    expect(answer.status).toBe(409)
    expect(String(answer.json)).toMatch(/May Ana leave a message for you\?[^]*Please press the button once more/u)
  }
  expect(await server.kernel.store.read(`recipient-${id}`)).toHaveLength(1)
})

test('the link of an address that was changed leads nowhere', async () => {
  const { id, token } = await invited()
  const facts = { isZone: true, twin: undefined }
  const other = { address: 'other@hale.example', addressHash: `other hash of ${id}` }
  await house.tell(recipient, id, changeRecipient({ ...other, facts }), ownerOf(ana.id))
  expect(await server.browser().ask('GET', `/d/${token}`, undefined, PAGE)).toMatchObject({ status: 404 })
  expect(await server.browser().ask('POST', `/api/d/${token}/consent`, {})).toMatchObject({ status: 404 })
  expect(await consentOf(id)).toBe('unknown')
})
