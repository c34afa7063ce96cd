import { Metadata } from '@tus/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { SYSTEM } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { plus } from '../../kernel/log/decider.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { billing } from './billing.ts'
import { beginTrial, endTrial } from './decide/trial.ts'

// Nobody asks this provider anything.
const PAYMENTS = { STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: 'none', STRIPE_URL: 'http://127.0.0.1:9' }
let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse(PAYMENTS)
  house = householdIn(server)
})
afterAll(() => server.stop())

const film = async ({ browser }: Author, messageId: string) => {
  const metadata = Metadata.stringify({ mediaId: newId(), messageId, purpose: 'message', type: 'video/webm' })
  const tus = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '9', 'Upload-Metadata': metadata }
  return browser.ask('POST', '/api/uploads', undefined, tus)
}
const begun = async ({ browser }: Author) => {
  const messageId = newId()
  await browser.ask('POST', '/api/messages', { messageId, kind: 'video', title: 'At the lake' })
  return messageId
}

test('whose trial is over begins three video messages, and no fourth; in the trial there is no end to them', async () => {
  const ruth = await house.author()
  const ids: string[] = []
  for (let n = 0; n < 3; n += 1) {
    ids.push(await begun(ruth))
    expect((await film(ruth, ids[n] ?? '')).status).toBe(201)
  }
  await house.tell(billing, ruth.id, beginTrial(ruth.id), SYSTEM)
  const fourth = await begun(ruth)
  await house.tell(billing, ruth.id, endTrial(), SYSTEM, plus(new Date().toISOString(), 31 * 86_400_000))
  const refused = await film(ruth, fourth)
  expect(refused).toMatchObject({
    status: 409,
    json: { code: 'plan-required', details: { limit: 3, used: 3, plan: 'Memory Plus' } },
  })
  expect((await film(ruth, ids[0] ?? '')).status).toBe(201)
})
