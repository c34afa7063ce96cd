// Through: messages
import { expect, test, type Page } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { dayMs, PASSWORD, seal, toCheck } from './support/author.ts'
import { atTheMessage } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { mailboxOf } from './support/mailbox.ts'

const LETTER = 'The birds came back to the lake this morning.'
const NEXT_YEAR = new Date().getFullYear() + 1

/** The day on which the clocks of Europe change. */
const lastSunday = (month: number): number => {
  const last = new Date(Date.UTC(NEXT_YEAR, month + 1, 0))
  return last.getUTCDate() - last.getUTCDay()
}
const choose = async (page: Page, { day, month, time }: { day: number; month: string; time: string }) => {
  await page.getByLabel('Day', { exact: true }).first().fill(String(day))
  await page.getByRole('combobox', { name: 'Month' }).first().click()
  await page.getByRole('option', { name: month }).click()
  await page.getByLabel('Year', { exact: true }).first().fill(String(NEXT_YEAR))
  await page.getByLabel(/^Time/).fill(time)
}

test('an hour that a clock leaves out, or says twice, is told before it is chosen', async ({ browser }) => {
  const { page, main, person, draft } = await newFamily(browser, 'clocks')
  const message = await draft({ title: 'The birds', body: LETTER, recipientIds: [await person('Amelia')] })
  await page.goto(`/schedule-message?draft=${message}&step=3`)
  await choose(page, { day: lastSunday(9), month: 'October', time: '02:30:00' })
  await expect(main).toContainText('The clocks go back that day')
  await choose(page, { day: lastSunday(2), month: 'March', time: '02:30:00' })
  await expect(main).toContainText(/That hour does not exist on that day.* It arrives at 3:30/)
  await toCheck(page)
  await seal(page)
  await expect(main).toContainText(new RegExp(`March ${lastSunday(2)}, ${NEXT_YEAR}, 3:30`))
})

test('a letter for every month comes once more next month, and ends after the number of times @deep', async ({
  browser,
}) => {
  const { page, main, chip, ask, person, draft, openMessage, email, addressOf } = await newFamily(browser, 'monthly')
  const now = new Date()
  const monthly = async (name: string, count: number) => {
    const message = await draft({ title: name, body: LETTER, recipientIds: [await person(name)] })
    const local = new Date(Date.now() + 2 * dayMs + 6_000).toISOString().slice(0, 23)
    const rule = { every: 'month', count }
    const plan = { mode: 'recurring', local, zone: 'UTC', rule, answerRule: 'always', password: PASSWORD }
    agreed(await ask('POST', `/api/messages/${message}/schedule`, plan))
    return message
  }
  const twice = await monthly('Amelia', 2)
  const once = await monthly('Joseph', 1)
  await openMessage(twice)
  await expect(main).toContainText('It repeats every month.')
  await atTheMessage(browser, addressOf('amelia'))
  const next = await mailboxOf(email).next(/Your message to Amelia was delivered/)
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
  const following = month.format(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  expect(next.text).toMatch(new RegExp(`The next one is for .* ${following} `))
  await expect(chip('Sealed')).toBeVisible()
  await expect(main).toContainText(following)

  await atTheMessage(browser, addressOf('joseph'))
  await openMessage(once)
  await expect(chip('Delivered')).toBeVisible()
  const last = await mailboxOf(email).next(/Your message to Joseph was delivered/)
  expect(last.text).not.toContain('The next one is for')
  await page.close()
})
