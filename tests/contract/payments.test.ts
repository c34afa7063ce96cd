import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { providerOf } from '../../backend/modules/billing/provider.ts'
import { simulatorOf } from '../../stack/payments/server.ts'

// What our one file that talks to the payment provider relies on, against the stand-in that `npm start` runs.
const folder = mkdtempSync(join(tmpdir(), 'payments-'))
const [key, secret] = ['sk_test_contract', 'whsec_contract']
const DAY_MS = 1_000
let simulator: ReturnType<typeof simulatorOf>
let provider: ReturnType<typeof providerOf>
let url: string

beforeAll(async () => {
  simulator = simulatorOf({
    file: join(folder, 'state.json'),
    port: 0,
    dayMs: DAY_MS,
    key,
    webhook: { url: '', secret },
  })
  await once(simulator.server, 'listening')
  url = `http://127.0.0.1:${(simulator.server.address() as AddressInfo).port}`
  provider = providerOf({
    payments: { mode: 'simulator', key, webhookSecrets: [secret], url },
    origin: 'http://house.example',
  })
})
afterAll(() => {
  simulator.close()
  rmSync(folder, { recursive: true })
})

const PAYS = '4242 4242 4242 4242'
const opened = async (firstChargeAt = '') => {
  const accountId = newId()
  const customer = await provider.customer(accountId)
  const wanted = {
    accountId,
    customer,
    plan: 'memory_plus',
    cycle: 'quarterly',
    firstChargeAt,
    key: accountId,
  } as const
  return { customer, accountId, wanted, session: await provider.checkout(wanted) }
}
const press = (id: string, card: string) =>
  fetch(`${url}/pay/${id}`, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' })
const bought = async (card = PAYS) => {
  const made = await opened()
  expect((await press(made.session.id, card)).headers.get('location')).toBe(
    `http://house.example/payment-success?session=${made.session.id}`,
  )
  const { subscription, charges } = await provider.snapshot(made.customer)
  return { ...made, subscriptionId: subscription?.id ?? '', chargeId: charges[0]?.id ?? '' }
}

test('a page is paid with a card, and then there is a plan and a payment', async () => {
  const { customer, accountId, session } = await bought()
  expect(await provider.session(session.id)).toMatchObject({ accountId, status: 'complete' })
  expect(await provider.snapshot(customer)).toMatchObject({
    mode: 'simulator',
    subscription: { plan: 'memory_plus', cycle: 'quarterly', cents: 2495, isPastDue: false, isEnding: false },
    charges: [{ cents: 2495, refundedCents: 0 }],
  })
})

test('a card that is declined pays nothing, and the page says so', async () => {
  const { customer, session } = await opened()
  expect(await (await press(session.id, '4000 0000 0000 0002')).text()).toContain('This card was declined.')
  expect(await provider.snapshot(customer)).toMatchObject({ subscription: undefined, charges: [] })
})

test('a plan that keeps its trial is charged at the end of it', async () => {
  const { customer, session } = await opened(new Date(Date.now() + 3_600_000).toISOString())
  await press(session.id, PAYS)
  const { subscription, charges } = await provider.snapshot(customer)
  expect(subscription).toMatchObject({ isPastDue: false })
  expect(charges).toEqual([])
})

test('the same choice asked for twice is one page', async () => {
  const { session, wanted } = await opened()
  expect((await provider.checkout(wanted)).id).toBe(session.id)
})

test('a plan that is to end with its period goes on when that is taken back', async () => {
  const { customer, subscriptionId } = await bought()
  await provider.endWithPeriod(subscriptionId, true, 'one')
  expect((await provider.snapshot(customer)).subscription?.isEnding).toBe(true)
  await provider.endWithPeriod(subscriptionId, false, 'two')
  expect((await provider.snapshot(customer)).subscription?.isEnding).toBe(false)
})

test('a payment is given back once, and a plan ended twice is ended', async () => {
  const { customer, subscriptionId, chargeId } = await bought()
  expect(await provider.refund(chargeId)).toBe(true)
  expect(await provider.refund(chargeId)).toBe(true)
  await provider.endNow(subscriptionId)
  await provider.endNow(subscriptionId)
  expect(await provider.snapshot(customer)).toMatchObject({
    subscription: undefined,
    charges: [{ refundedCents: 2495 }],
  })
})

test('a card that fails later leaves the plan past due, until there is another', async () => {
  const { customer, subscriptionId } = await bought('4000 0000 0000 0341')
  await fetch(`${url}/charge/${subscriptionId}`, { method: 'POST', redirect: 'manual' })
  expect((await provider.snapshot(customer)).subscription?.isPastDue).toBe(true)
  const portal = await provider.portal(customer, newId())
  await fetch(portal, { method: 'POST', body: new URLSearchParams({ card: PAYS }), redirect: 'manual' })
  expect(await provider.snapshot(customer)).toMatchObject({ subscription: { isPastDue: false }, charges: [{}, {}] })
})

test('a card that takes no money back is told', async () => {
  const { chargeId } = await bought('4000 0000 0000 5126')
  expect(await provider.refund(chargeId)).toBe(false)
})

test('a customer that is forgotten is nowhere in its file, and has no plan', async () => {
  const { customer, accountId } = await bought()
  await provider.forget(customer)
  await provider.forget(customer)
  expect((await provider.snapshot(customer)).subscription).toBeUndefined()
  expect(JSON.stringify(simulator.machine.state).includes(accountId)).toBe(false)
})

test('there is no page of a name that is made up', async () =>
  expect(await provider.session('cs_test_none')).toBeUndefined())

test('a call that the product does not make, a field that it does not send and a write without a key are refused', async () => {
  const ask = (path: string, form?: Record<string, string>) =>
    fetch(`${url}/v1${path}`, {
      headers: { authorization: `Bearer ${key}` },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
  expect((await ask('/coupons')).status).toBe(404)
  expect((await ask('/charges?colour=red')).status).toBe(400)
  expect((await ask('/customers', {})).status).toBe(400)
})

test('while it is away nothing is taken for a no', async () => {
  await fetch(`${url}/fault`, { method: 'POST', body: new URLSearchParams({ fault: 'away' }), redirect: 'manual' })
  await expect(provider.session('cs_test_none')).rejects.toMatchObject({ code: 'provider-down' })
  await fetch(`${url}/fault`, { method: 'POST', body: new URLSearchParams({ fault: 'none' }), redirect: 'manual' })
}, 20_000)
