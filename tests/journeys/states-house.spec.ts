// Through: panel, audit, support
import { expect, test } from '../support/browserTest.ts'
import { newAdmin } from './support/admin.ts'
import { isKept } from './support/keys.ts'
import { comesAtLast, cut, UNREACHED } from './support/line.ts'
import { lookAt } from './support/look.ts'

test('a desk whose answer does not come says so, and one press fetches it', async ({ browser }) => {
  const keeper = await newAdmin(browser)
  for (const [path, answer, words] of [
    ['/admin-control-panel', /\/api\/admin\/message-stats$/, 'System health'],
    ['/admin-control-panel/history', /\/api\/admin\/history\?/, /revision \d/],
    [`/admin-control-panel/history/account-${keeper.id}`, /\/history\/stream\//, 'AccountOpened'],
    ['/admin-control-panel/reviews', /\/api\/admin\/reviews$/, /Nothing waits to be read|Show it/],
    ['/admin-control-panel/support', /\/api\/admin\/support$/, /Inbox is empty|First answer by/],
  ] as const)
    await comesAtLast(keeper, path, answer, words)
})

test('so does each card of the panel, and whoever has no mouse keeps their place @deep', async ({ browser }) => {
  const { page, main, email } = await newAdmin(browser)
  const tab = (name: string) => main.getByRole('tab', { name, exact: true }).click()
  const cards: readonly (readonly [
    tab: string,
    card: string,
    answer: RegExp,
    said: string,
    again: string,
    words: RegExp,
  ])[] = [
    ['Users', 'Figures', /\/api\/admin\/stats$/, 'Not loaded', 'Retry', /Total Users\d/],
    ['Users', 'Users', /\/api\/admin\/users$/, 'Not loaded', 'Retry', new RegExp(email)],
    ['Analytics', 'Analytics', /\/api\/admin\/analytics$/, UNREACHED, 'Try again', /MeasuredFigure/],
    ['Settings', 'Settings', /\/api\/admin\/settings$/, 'Not loaded', 'Retry', /Maintenance Mode/],
    ['Database', 'Backup', /\/api\/admin\/backups$/, UNREACHED, 'Try again', /Last good backup/],
  ]
  for (const [name, label, answer, said, again, words] of cards)
    await test.step(label, async () => {
      const card = main.getByRole('region', { name: label })
      const mend = await cut(page, answer)
      await page.goto('/admin')
      await tab(name)
      await expect(card).toContainText(said)
      await expect(card).not.toContainText(words)
      await lookAt(page, { name: `${label}, not loaded` })
      await mend()
      await card.getByRole('button', { name: again }).press('Enter')
      await expect(card).toContainText(words)
      await expect(card).not.toContainText(said)
      await isKept(page)
    })
})

test('so does an account that is looked at @deep', async ({ browser }) => {
  const { page, main, id, email } = await newAdmin(browser)
  const dialog = page.getByRole('dialog', { name: 'Account' })
  const mend = await cut(page, new RegExp(`/api/admin/users/${id}$`))
  await page.goto('/admin')
  await main.getByLabel('Search by name or email').fill(email)
  await main.getByRole('row').filter({ hasText: email }).getByRole('button', { name: 'View' }).click()
  await expect(dialog).toContainText(UNREACHED)
  await mend()
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(dialog).toContainText('confirmed')
  await expect(dialog).not.toContainText(UNREACHED)
  await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1)
})

test('no admin is denied because the server could not say who they are @deep', async ({ browser }) => {
  const { page, main } = await newAdmin(browser)
  const mend = await cut(page, /\/api\/account$/)
  await page.goto('/admin')
  await expect(main).toContainText('We cannot reach your account right now')
  await mend()
  await main.getByRole('button', { name: 'Look again' }).press('Enter')
  await expect(main.getByRole('tab', { name: 'Users', exact: true })).toBeVisible()
})
