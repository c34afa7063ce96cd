// Through: accounts, messages
import { expect, test } from '../support/browserTest.ts'
import { seedDemo } from '../../stack/seed.ts'
import { dayMs } from './support/author.ts'

const { JOURNEY_APP: app = '', JOURNEY_MAIL: catcher = '' } = process.env

test('the demo family is made once and can be signed in to', async ({ page }) => {
  const lines: string[] = []
  const seed = () => seedDemo({ app, origin: app, catcher, dayMs }, (line) => void lines.push(line))
  const [, email = '', password = ''] = /^(\S+) with the password (\S+)/.exec((await seed()) ?? '') ?? []
  expect(await seed()).toBeUndefined()
  expect(lines).toEqual([expect.stringContaining('made in')])

  await page.goto('/future-messages')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  const main = page.getByRole('main')
  for (const title of ['For your birthday', 'The blue tin']) await expect(main).toContainText(title)
  await main.getByRole('link', { name: 'Drafts' }).click()
  await expect(main).toContainText('The green gate')
})
