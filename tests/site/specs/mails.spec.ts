// Through: accounts, subscribers
import { expect, test } from '../../support/browserTest.ts'
import { all, mailboxOf } from '../../journeys/support/mailbox.ts'
import { PRODUCT } from '../support/house.ts'
import { newVisitor } from '../support/visitors.ts'

test('every mail speaks for the house that sends it', async () => {
  const { ask, email } = await newVisitor('letters')
  const letters = `news-${email}`
  const asked = [
    await ask('POST', '/api/auth/reset/request', { email }),
    await ask('POST', '/api/newsletter/subscribe', { email: letters, source: 'footer', website: '', afterMs: 5000 }),
  ]
  for (const { status, json } of asked) expect(status, JSON.stringify(json)).toBeLessThan(300)
  for (const [address, count] of [
    [email, 2],
    [letters, 1],
  ] as const) {
    const box = mailboxOf(address)
    await expect.poll(async () => (await box.read(/./u)).length, { timeout: 60_000 }).toBe(count)
    for (const { subject, text, from } of await box.read(/./u)) {
      expect(text, subject).toContain(PRODUCT)
      expect(from, subject).toBe(PRODUCT)
    }
  }
  for (const { subject, text, from } of await all()) expect(`${from}\n${subject}\n${text}`).not.toContain('Everhearth')
})
