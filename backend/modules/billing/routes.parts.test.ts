import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { householdIn, startHouse, type Household } from '../../../tests/household/household.ts'
import { startPayments, type TestPayments } from '../../../tests/support/payments.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { markRead, takeIn, unreadOf } from './inbox.ts'

let payments: TestPayments
let server: TestServer
let house: Household
beforeAll(async () => {
  payments = await startPayments()
  server = await startHouse(payments.settings)
  house = householdIn(server)
})
afterAll(async () => {
  await server.stop()
  payments.stop()
})

const wanted = { plan: 'memory_plus', cycle: 'quarterly', consent: true }
const checkout = (browser: Browser, body: object = wanted) => browser.ask('POST', '/api/billing/checkout', body)
const refusal = (answer: { status: number; json: unknown }) => [answer.status, (answer.json as { code?: string }).code]
const buyer = async (wishes: Parameters<Household['author']>[0] = {}) => {
  const { id, browser } = await house.author(wishes)
  const own = async () => (await browser.ask('GET', '/api/billing')).json as Record<string, unknown>
  const give = (path: string) => browser.ask('POST', `/api/billing/${path}`, {})
  return { id, browser, own, give }
}
const urlOf = ({ json }: { json: unknown }) => (json as { url: string }).url
const idIn = (page: string) => page.split('/').at(-1) ?? ''
const bought = async () => {
  const one = await buyer()
  const page = urlOf(await checkout(one.browser))
  await payments.pay(page)
  const said = await one.browser.ask('POST', '/api/billing/confirm', { sessionId: idIn(page) })
  return { ...one, sessionId: idIn(page), said }
}

test('prices are read by everybody, with who takes payments', async () => {
  const { json } = await server.browser().ask('GET', '/api/prices')
  expect(json).toMatchObject({
    payments: 'simulator',
    plans: [
      { id: 'memory_plus', quarterlyCents: 2495, annualCents: 8000 },
      { id: 'complete_legacy', quarterlyCents: 3195, annualCents: 10_200 },
    ],
  })
})

test('a plan is another’s business', async () =>
  expect((await server.browser().ask('GET', '/api/billing')).status).toBe(401))

describe('buying', () => {
  test('ends with the plan that was paid, without a webhook', async () => {
    const { said, own } = await bought()
    expect(said.json).toEqual({ outcome: 'paid' })
    expect(await own()).toMatchObject({ state: 'active', plan: 'memory_plus', cents: 2495, paid: [{ cents: 2495 }] })
  })
  test('in two tabs, or by a double click, is one page and one plan', async () => {
    const { browser, own } = await buyer()
    const pages = await Promise.all([checkout(browser), checkout(browser)])
    expect(pages.map(({ status }) => status)).toEqual([200, 200])
    const [one = '', two] = pages.map(urlOf)
    expect(two).toBe(one)
    expect(urlOf(await checkout(browser))).toBe(one)
    await payments.pay(one)
    expect((await payments.pay(one)).status).toBe(404)
    await browser.ask('POST', '/api/billing/confirm', { sessionId: idIn(one) })
    expect(refusal(await checkout(browser))).toEqual([409, 'already-on-plan'])
    expect((await own())['paid']).toHaveLength(1)
  })
  test('something else closes the page that was open before', async () => {
    const { browser } = await buyer()
    const first = urlOf(await checkout(browser))
    await checkout(browser, { ...wanted, plan: 'complete_legacy' })
    expect((await payments.pay(first)).status).toBe(404)
  })
  test('is waited for while nobody has paid, and over when the page is', async () => {
    const { browser } = await buyer()
    const page = urlOf(await checkout(browser))
    const ask = async () => (await browser.ask('POST', '/api/billing/confirm', { sessionId: idIn(page) })).json
    expect(await ask()).toEqual({ outcome: 'waits' })
    await checkout(browser, { ...wanted, cycle: 'annual' })
    expect(await ask()).toEqual({ outcome: 'failed' })
  })
  test.each([
    [{ ...wanted, plan: 'free_forever' }, 400],
    [{ ...wanted, cycle: 'monthly' }, 400],
    [{ ...wanted, cents: 1 }, 400],
    [{ ...wanted, consent: false }, 409],
  ])('%o is refused with %i', async (body, status) =>
    expect((await checkout((await buyer()).browser, body)).status).toBe(status),
  )
  test('needs a confirmed address', async () =>
    expect(refusal(await checkout((await buyer({ isVerified: false })).browser))).toEqual([403, 'address-unverified']))
  test('of another, or of nobody, is not there', async () => {
    const { sessionId } = await bought()
    const { browser } = await buyer()
    for (const id of [sessionId, 'cs_test_none'])
      expect(refusal(await browser.ask('POST', '/api/billing/confirm', { sessionId: id }))).toEqual([404, 'not-found'])
  })
})

describe('a plan', () => {
  test('is canceled and taken back', async () => {
    const { give, own } = await bought()
    expect((await give('cancel')).json).toMatchObject({ state: 'ending' })
    expect((await give('resume')).json).toMatchObject({ state: 'active' })
    expect(refusal(await give('resume'))).toEqual([409, 'not-ending'])
    expect(await own()).toMatchObject({ state: 'active' })
  })
  test('is paid back, once', async () => {
    const { give } = await bought()
    expect((await give('money-back')).json).toMatchObject({ state: 'none', isRefunding: true, plan: 'free_forever' })
    expect(refusal(await give('money-back'))).toEqual([409, 'used-before'])
  })
  test('that nobody has cannot end, and has no card', async () => {
    const { give } = await buyer()
    expect(refusal(await give('cancel'))).toEqual([409, 'no-plan'])
    expect(refusal(await give('money-back'))).toEqual([409, 'nothing-paid'])
    expect(refusal(await give('portal'))).toEqual([409, 'no-customer'])
  })
  test('leads to its card and receipts', async () =>
    expect(urlOf(await (await bought()).give('portal'))).toContain(`${payments.url}/portal/`))
  test('is the measure of what may be made', async () => {
    const { id } = await bought()
    expect(await server.kernel.entitled(id)).toMatchObject({ videoMessages: 50, storageGb: 100 })
    expect(await server.kernel.entitledAccount(id)).toMatchObject({ videoMessages: 50 })
  })
})

test('while the provider is away nothing changes, and a cancellation is taken', async () => {
  const one = await bought()
  const other = await buyer()
  await payments.goesWrong('away')
  try {
    expect(refusal(await checkout(other.browser))).toEqual([503, 'provider-down'])
    expect((await one.give('cancel')).json).toMatchObject({ state: 'ending' })
    expect(refusal(await one.give('resume'))).toEqual([503, 'provider-down'])
    expect(await one.own()).toMatchObject({ state: 'ending' })
  } finally {
    await payments.goesWrong('none')
  }
}, 60_000)

describe('a webhook', () => {
  const told = (id: string, customer: string, livemode = false) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'charge.succeeded',
      created: Math.floor(Date.now() / 1_000),
      livemode,
      data: { object: { id: 'ch_1', object: 'charge', customer, billing_details: { email: 'ruth@hale.example' } } },
    })
  const send = (body: string, { secret = payments.secret, ageS = 0 } = {}) => {
    const at = Math.floor(Date.now() / 1_000) - ageS
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${at},v1=${signature}` }
    return fetch(`${server.origin}/api/webhooks/stripe`, { method: 'POST', body, headers })
  }
  const unread = (customer: string) => unreadOf(server.kernel, customer)

  test('is kept once, and says nothing but whose it is', async () => {
    const [id, customer] = [`evt_${newId()}`, `cus_${newId()}`]
    for (let n = 0; n < 2; n += 1) expect((await send(told(id, customer))).status).toBe(200)
    const first = await unread(customer)
    expect(first).toBeDefined()
    await markRead(server.kernel, customer, first ?? '')
    expect((await send(told(id, customer))).status).toBe(200)
    expect(await unread(customer)).toBeUndefined()
    await takeIn(server.kernel, { eventId: `${id}2`, type: 'x', customer, charge: '', at: new Date().toISOString() })
    expect(await unread(customer)).toBeDefined()
  })
  test.each([
    ['another secret', { secret: 'whsec_another' }, 400],
    ['an old signature', { ageS: 301 }, 400],
  ] as const)('with %s is refused, and nothing is kept', async (_, how, status) => {
    const customer = `cus_${newId()}`
    const answer = await send(told(`evt_${newId()}`, customer), how)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, 'bad-signature'])
    expect(await unread(customer)).toBeUndefined()
  })
  test('of another mode is refused', async () =>
    expect((await send(told(`evt_${newId()}`, `cus_${newId()}`, true))).status).toBe(400))
  test('that is too long is refused', async () => expect((await send(`"${'x'.repeat(260 * 1_024)}"`)).status).toBe(413))
})
