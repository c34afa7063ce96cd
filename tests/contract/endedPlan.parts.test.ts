import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Decision } from '../../backend/kernel/log/decider.ts'
import { billing, type Billing } from '../../backend/modules/billing/billing.ts'
import type { BillingEvent } from '../../backend/modules/billing/events.ts'
import { openTheatre, type Theatre } from '../replay/theatre.ts'
import { until } from '../replay/shapes.ts'

let theatre: Theatre
/** Plans are sold, so that their limits hold; nothing here asks who takes the payments. */
const settings = {
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_URL: 'http://127.0.0.1:9',
}
beforeAll(async () => void (theatre = await openTheatre({ settings })))
afterAll(() => theatre.stop())

test('what was sealed while a plan ran is delivered after it has ended unpaid', async () => {
  const { house, story, server, mailsTo } = theatre
  const author = await house.author({ username: 'unpaid' })
  const now = server.kernel.clock.now()
  const trial: Decision<Billing, BillingEvent> = () => [
    { type: 'TrialStarted', data: { accountId: author.id, startedAt: now, endsAt: now } },
    { type: 'TrialEnded', data: { endedAt: now } },
    {
      type: 'PlanActivated',
      data: {
        plan: 'memory_plus',
        cycle: 'quarterly',
        cents: 2_495,
        subscriptionId: 'sub_1',
        activatedAt: now,
        periodEnd: now,
        mode: 'simulator',
      },
    },
  ]
  await house.tell(billing, author.id, trial)
  expect((await server.kernel.entitledAccount(author.id)).videoMessages).toBeGreaterThan(3)

  const address = `ben.${author.id}@hale.example`
  const people = [await house.person(author, { address })]
  const id = await story.scheduled(author, { people, inDays: 3 })
  const end: Decision<Billing, BillingEvent> = (_, { at }) => [
    { type: 'PlanEnded', data: { endedAt: at, why: 'unpaid', mode: 'simulator' } },
  ]
  await house.tell(billing, author.id, end)
  expect((await server.kernel.entitledAccount(author.id)).videoMessages).toBe(3)
  expect((await server.kernel.load(billing, author.id)).state.ended?.why).toBe('unpaid')

  await until(theatre, id, ({ status }) => status === 'delivered')
  expect(mailsTo(address)).toHaveLength(1)
})
