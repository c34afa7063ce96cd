// Through: site
import { expect, test } from '../../support/browserTest.ts'
import { hydrated } from '../support/hydrated.ts'

const LETTERS_AN_HOUR = 5

test('who asks too often reads for how long to wait, and then that the wait is over', async ({ page, baseURL }) => {
  const email = `${crypto.randomUUID()}@acme.example`
  for (let asked = 0; asked < LETTERS_AN_HOUR; asked += 1) {
    const answer = await page.request.post('/api/auth/reset/request', {
      data: { email },
      headers: { Origin: baseURL ?? '' },
    })
    expect(answer.ok()).toBe(true)
  }
  await page.clock.install()
  await page.goto('/reset-password')
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: 'Send me the link' })
  await hydrated(button)
  await main.getByLabel('Email').fill(email)
  const answered = page.waitForResponse('**/api/auth/reset/request')
  await button.click()
  const seconds = Number((await answered).headers()['retry-after'])
  expect(seconds).toBeGreaterThan(3_000)
  const asked = `Please wait ${Math.ceil(seconds / 60)} minutes.`
  await expect(main.getByRole('alert')).toHaveText(asked)
  await expect(button).toBeEnabled()
  await expect(button).toHaveAccessibleDescription(asked)

  await page.clock.fastForward(seconds * 1_000)
  await expect(main.getByRole('alert')).toHaveText('You can try again now.')
  await expect(button).toHaveAccessibleDescription('You can try again now.')
})
