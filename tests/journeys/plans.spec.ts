// Through: plans, pricing
import { expect, test } from '../support/browserTest.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { mailboxOf } from './support/mailbox.ts'

const DESK = process.env['JOURNEY_PAYMENTS'] ?? ''

const goesWrong = (fault: string) => fetch(`${DESK}/fault`, { method: 'POST', body: new URLSearchParams({ fault }) })

/** Has every plan that there is charged again. */
const chargeNow = async () => {
  const desk = await (await fetch(DESK)).text()
  for (const [, path = ''] of desk.matchAll(/action="(\/charge\/[^"]+)"/gu))
    await fetch(`${DESK}${path}`, { method: 'POST' })
}

const payWith = async ({ page }: Family, card: string) => {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: /^(Pay|Set up payment)/ }).click()
}

test('a plan is tried, bought, canceled, taken back, and its money given back', async ({ browser }) => {
  const ruth = await newFamily(browser, 'plans')
  const { page, main } = ruth
  const plan = (words: string | RegExp) => expect(main.getByText(words).first()).toBeVisible()

  await page.goto('/subscription')
  await heading(page, 'Subscription')
  await plan(/^You have everything until/)
  await lookAt(page, { name: 'a trial' })

  await page.goto('/checkout?plan=memory_plus')
  await heading(page, 'Memory Plus, paid every 3 months')
  await plan('$0. Your trial goes on until its last day.')
  await lookAt(page, { name: 'a quote' })
  await main.getByRole('button', { name: 'Set up payment with Stripe' }).click()
  await plan(/Please check the box first/)

  await goesWrong('drop')
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Set up payment with Stripe' }).click()
  await heading(page, 'Pay for Memory Plus')
  await expect(page.getByText('Payment simulator. No money moves.')).toBeVisible()
  await payWith(ruth, '4000 0000 0000 0002')
  await expect(page.getByRole('alert')).toContainText('This card was declined.')
  await payWith(ruth, '4242 4242 4242 4242')
  await heading(page, 'Thank you. Your plan has begun.')
  const sessionId = new URL(page.url()).searchParams.get('session') ?? ''
  await lookAt(page, { name: 'a plan that was bought' })
  await mailboxOf(ruth.email).next(/^Memory Plus has begun/)

  const eve = await newFamily(browser, 'plans-eve')
  for (const asked of [sessionId, 'cs_test_none'])
    expect((await eve.ask('POST', '/api/billing/confirm', { sessionId: asked })).status).toBe(404)

  await goesWrong('none')
  await chargeNow()
  await page.goto('/subscription')
  await heading(page, 'Subscription')
  await plan('You have Memory Plus.')
  await expect(async () => {
    await page.reload()
    await expect(main.getByText('$24.95', { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await lookAt(page, { name: 'a plan' })

  await main.getByRole('button', { name: 'Cancel plan' }).click()
  await plan(/and nothing more is charged/)
  await lookAt(page, { name: 'before a plan is canceled' })
  await main.getByRole('button', { name: 'Cancel the plan' }).click()
  await plan(/^Memory Plus ends on/)
  await lookAt(page, { name: 'a plan that ends' })
  await main.getByRole('button', { name: 'Keep the plan after all' }).click()
  await plan('You have Memory Plus.')

  await main.getByRole('button', { name: 'Get my money back' }).click()
  await main.getByRole('button', { name: 'Give me $24.95 back' }).click()
  await plan(/Your money is on its way back|You have Free Forever|You have everything until/)
  await expect(async () => {
    await page.reload()
    await expect(main.getByText('$24.95, $24.95 given back')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await mailboxOf(ruth.email).next(/^Your money is on its way back/)
})
