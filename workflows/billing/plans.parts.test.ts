import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import { takeIn, unreadOf } from '../../backend/modules/billing/inbox.ts'
import { startPlans, type Plans } from './testing/plans.ts'

const Mails = v.array(v.object({ to: v.array(v.object({ address: v.string() })), subject: v.string() }))
const subjectsTo = async (address: string) =>
  v
    .parse(Mails, await (await fetch(`${inject('mailApi')}/email`)).json())
    .filter(({ to }) => to.some((each) => each.address === address))
    .map(({ subject }) => subject)

let plans: Plans
beforeAll(async () => void (plans = await startPlans(1_000)))
afterAll(() => plans.stop())

/** The provider tells that something of a customer has changed. */
const tell = async (customer: string) => {
  await takeIn(plans.kernel, { eventId: newId(), type: 'any', customer, charge: '', at: new Date().toISOString() })
  await plans.look()
}

test('a trial begins with the account, is told of three times and ends by itself', async () => {
  const ruth = await plans.somebody()
  await expect.poll(ruth.types, patiently).toContain('TrialEnded')
  await expect.poll(() => subjectsTo(ruth.email), patiently).toContain('Your trial has ended')
  const told = await subjectsTo(ruth.email)
  expect(told.filter((subject) => subject.startsWith('Your trial ends on'))).toHaveLength(2)
  expect((await ruth.state()).trial?.isOver).toBe(true)
})

test('what the provider tells is looked at, once, and a renewal is written down', async () => {
  const ruth = await plans.somebody()
  await expect.poll(ruth.types, patiently).toContain('TrialStarted')
  expect((await ruth.buy()).json).toEqual({ outcome: 'paid' })
  await plans.payments.chargeNow()
  const { customer } = await ruth.state()
  await tell(customer)
  await expect.poll(ruth.types, patiently).toContain('PaymentSucceeded')
  await expect.poll(() => unreadOf(plans.kernel, customer), patiently).toBeUndefined()
  await expect.poll(() => subjectsTo(ruth.email), patiently).toContain('Memory Plus has begun')
})

test('a cancellation is told to the provider, and ends with the period', async () => {
  const ruth = await plans.somebody()
  await expect.poll(ruth.types, patiently).toContain('TrialStarted')
  await ruth.buy()
  await ruth.give('cancel')
  await expect.poll(ruth.types, patiently).toContain('ProviderTold')
  const { customer } = await ruth.state()
  const own = () => Object.values(plans.payments.state.subscriptions).find((each) => each.customer === customer)
  expect(own()?.isEnding).toBe(true)
  await expect.poll(() => subjectsTo(ruth.email), patiently).toContain('Your plan is canceled')
  await expect.poll(ruth.types, patiently).toContain('PlanEnded')
  await expect.poll(() => own()?.status, patiently).toBe('canceled')
})

test('money is given back though the provider is away at first', async () => {
  const ruth = await plans.somebody()
  await expect.poll(ruth.types, patiently).toContain('TrialStarted')
  await ruth.buy()
  await plans.payments.chargeNow()
  await tell((await ruth.state()).customer)
  await expect.poll(ruth.types, patiently).toContain('PaymentSucceeded')
  await plans.payments.goesWrong('away')
  expect((await ruth.give('money-back')).status).toBe(200)
  await plans.payments.goesWrong('none')
  await expect.poll(ruth.types, patiently).toContain('PaymentRefunded')
  const charges = Object.values(plans.payments.state.charges).filter((each) => each.refunded > 0)
  expect(charges.map(({ refunded }) => refunded)).toEqual([2495])
  await expect.poll(() => subjectsTo(ruth.email), patiently).toContain('Your money is on its way back')
})

test('a card that fails leaves everything for fourteen days, and then the plan ends', async () => {
  const ruth = await plans.somebody()
  await expect.poll(ruth.types, patiently).toContain('TrialStarted')
  await ruth.buy('4000 0000 0000 0341')
  await plans.payments.chargeNow()
  await plans.payments.chargeNow()
  const { customer } = await ruth.state()
  await tell(customer)
  await expect.poll(ruth.types, patiently).toContain('PlanPastDue')
  expect(await plans.kernel.entitledAccount(ruth.id)).toMatchObject({ videoMessages: 50 })
  await expect.poll(async () => (await ruth.state()).ended?.why, patiently).toBe('unpaid')
  await expect.poll(() => subjectsTo(ruth.email), patiently).toContain('Your plan has ended')
})
