import { expect } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import { takeIn } from '../../backend/modules/billing/inbox.ts'
import type { Plans } from '../../workflows/billing/testing/plans.ts'

/** A plan that is tried, paid for and given back, until nothing waits any more: the id of the workflow that it leaves. */
export const paidPlan = async ({ somebody, payments, kernel, client, look }: Plans): Promise<string> => {
  const ruth = await somebody()
  await expect.poll(ruth.types, patiently).toContain('TrialStarted')
  await ruth.buy()
  await payments.chargeNow()
  const { customer } = await ruth.state()
  await takeIn(kernel, { eventId: newId(), type: 'any', customer, charge: '', at: kernel.clock.now() })
  await look()
  await expect.poll(ruth.types, patiently).toContain('PaymentSucceeded')
  expect((await ruth.give('money-back')).status).toBe(200)
  const stream = `billing-${ruth.id}`
  expect(await client.workflow.getHandle(stream).result()).toBe('open')
  expect(await ruth.types()).toEqual(expect.arrayContaining(['PaymentRefunded', 'TrialEnded']))
  return stream
}
