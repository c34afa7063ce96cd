import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { bought, heard } from '../billing/testing/begun.ts'
import { paidOnce, withoutPlan, withPlan } from '../billing/testing/snapshots.ts'

// Nobody asks this provider anything.
const PAYMENTS = { STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: 'none', STRIPE_URL: 'http://127.0.0.1:9' }
const now = new Date().toISOString()
const charge = { ...paidOnce.charges[0], at: now }
const complete = withPlan({ plan: 'complete_legacy', cents: 3195 }, [{ ...charge, cents: 3195 }])

let server: TestServer
let house: Household
let admin: Browser
beforeAll(async () => {
  server = await startHouse(PAYMENTS)
  house = householdIn(server)
  admin = await server.signedInAs(newId(), 'admin')
})
afterAll(() => server.stop())

test('revenue is what was paid less what was given back, and a plan that ended counts no more', async () => {
  const [first, second] = [await house.author(), await house.author()]
  await bought(house, first.id, withPlan({}, [charge]))
  await bought(house, second.id, complete)
  await heard(house, first.id, withoutPlan([{ ...charge, refundedCents: 2495 }]))

  const { json, headers } = await admin.ask('GET', '/api/admin/stats')
  expect(json).toEqual({
    totalUsers: expect.any(Number) as number,
    totalMemories: 0,
    totalVoiceMessages: 0,
    totalRevenue: 31.95,
    activeSubscriptions: 1,
  })
  expect(headers.get('X-Payments')).toBe('simulator')
  expect((await admin.ask('GET', '/api/admin/analytics')).json).toMatchObject({
    revenueThisMonth: 31.95,
    revenueLastMonth: 0,
  })
  const planOf = async (id: string) =>
    ((await admin.ask('GET', `/api/admin/users/${id}`)).json as { subscriptionPlan: string }).subscriptionPlan
  expect([await planOf(first.id), await planOf(second.id)]).toEqual(['free', 'complete_legacy'])
})
