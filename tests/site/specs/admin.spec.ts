// Through: panel, settings
import { expect, test, type Page } from '../../support/browserTest.ts'
import { newAdmin } from '../support/admins.ts'
import { APP, PRODUCT } from '../support/house.ts'
import { expectTone, standStill, stepUntil, toasts } from '../support/shell.ts'
import { newVisitor } from '../support/visitors.ts'

// One admin for all of them: they are asked one after the other.
test.describe.configure({ mode: 'default' })
let admin: Awaited<ReturnType<typeof newAdmin>>
test.beforeAll(async () => {
  admin = await newAdmin()
})

/** What only an admin may do. */
const DOORS = [
  ['GET', 'stats'],
  ['GET', 'users'],
  ['GET', 'settings'],
  ['PUT', 'settings'],
  ['GET', 'export/users'],
  ['GET', 'export/memories'],
  ['GET', 'export/messages'],
  ['GET', 'backups'],
] as const
const ALL_FOUR = { maintenanceMode: false, registrationEnabled: true, emailNotifications: true, maxFileSize: 100 }

const open = async (page: Page, tab?: string): Promise<void> => {
  await admin.enter(page)
  await page.goto('/admin')
  await expect(page.getByText('Admin Access', { exact: true })).toBeVisible()
  if (tab !== undefined) await page.getByRole('tab', { name: tab }).click()
}
const panel = (page: Page) => page.getByRole('tabpanel')
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const setting = (page: Page, name: string) => panel(page).getByRole('switch', { name })

test('the panel says what the specification says', async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle(`Admin | ${PRODUCT}`)
  await expect(page.getByRole('link', { name: 'Back to Site' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('navigation', { name: 'Desks' }).getByRole('link')).toHaveText([
    'Overview',
    'Messages',
    'Support inbox',
    'Reviews',
    'History',
  ])
  const rail = page.getByRole('navigation', { name: 'Main' })
  await expect(rail.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page')
  await expect(rail.getByRole('button', { name: 'New', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Figures' }).locator('dt')).toHaveText([
    'Total Users',
    'Total Memories',
    'Voice Messages',
    'Revenue',
    'Subscriptions',
  ])
  await expect(page.getByRole('region', { name: 'Figures' }).locator('dd').nth(3)).toHaveText(/^\$[\d,]+$/u)
  await expect(page.getByRole('tab')).toHaveText(['Users', 'Content', 'Analytics', 'Settings', 'Database'])

  await expect(panel(page).getByRole('columnheader')).toHaveText(['Username', 'Email', 'Plan', 'Created', 'Actions'])
  await panel(page).getByLabel('Search by name or email').fill(admin.email)
  const row = panel(page).getByRole('row').filter({ hasText: admin.email })
  await expect(row).toContainText('free')
  await expect(button(page, 'Export Users')).toBeVisible()

  await page.getByRole('tab', { name: 'Content' }).click()
  await expect(panel(page).getByRole('link', { name: 'Manage Blog Posts' })).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Add Content' })).toBeVisible()

  await page.getByRole('tab', { name: 'Analytics' }).click()
  const sample = panel(page).getByRole('table', { name: 'Sample figures' })
  await expect(sample.getByRole('row', { name: 'New users' })).toContainText(/24.*18/u)
  await expect(sample.getByRole('row', { name: 'Revenue' })).toContainText(/\$1,247.*\$1,089/u)

  await page.getByRole('tab', { name: 'Content' }).click()
  await button(page, 'Site Settings').click()
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true')
})

test('it waits in words, and asks its three questions one after the other', async ({ page }) => {
  const asked: string[] = []
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route('**/api/admin/stats', async (route) => {
    await promise
    await route.continue()
  })
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (/^\/api\/admin\/(?:stats|users|settings)$/u.test(pathname)) asked.push(`${sent.method()} ${pathname}`)
  })
  await admin.enter(page)
  await page.goto('/admin')
  await expect(page.getByRole('main')).toContainText('Loading admin panel...')
  await expect.poll(() => asked).toEqual(['GET /api/admin/stats'])
  resolve(undefined)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(setting(page, 'Maintenance Mode')).toBeVisible()
  expect(asked).toEqual(['GET /api/admin/stats', 'GET /api/admin/users', 'GET /api/admin/settings'])
})

test('what does not load is logged and can be asked again; nothing is announced', async ({ page }) => {
  const said: string[] = []
  page.on('console', (line) => line.type() === 'error' && said.push(line.text()))
  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 500, body: '' }))
  await open(page)
  const figures = page.getByRole('region', { name: 'Figures' })
  await expect(figures).toContainText('Not loaded')
  expect(said.filter((line) => line.startsWith('Failed to load the stats:'))).toHaveLength(1)
  await expect(toasts(page)).toHaveCount(0)
  await page.unroute('**/api/admin/stats')
  await figures.getByRole('button', { name: 'Retry' }).click()
  await expect(figures).not.toContainText('Not loaded')
})

test('a setting is sent with all four, and turns when the server has said yes', async ({ page }) => {
  await open(page, 'Settings')
  const mails = setting(page, 'Email Notifications')
  await expect(setting(page, 'Maintenance Mode')).toHaveAttribute('aria-checked', 'false')
  await expect(setting(page, 'Registration Enabled')).toHaveAttribute('aria-checked', 'true')
  await expect(mails).toHaveAttribute('aria-checked', 'true')
  await expect(panel(page).getByLabel('Max File Size (MB)')).toHaveValue('100')

  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route('**/api/admin/settings', async (route) => {
    await promise
    await route.continue()
  })
  const [sent] = await Promise.all([page.waitForRequest('**/api/admin/settings'), mails.click()])
  expect(sent.method()).toBe('PUT')
  const four = { maintenanceMode: false, registrationEnabled: true, emailNotifications: false, maxFileSize: 100 }
  expect(sent.postDataJSON()).toEqual(four)
  expect(await sent.allHeaders()).not.toHaveProperty('x-csrf-token')
  await expect(mails).toHaveAttribute('aria-checked', 'true')
  resolve(undefined)
  await expect(mails).toHaveAttribute('aria-checked', 'false')
  await expect(toasts(page)).toHaveText('Settings UpdatedSystem settings have been successfully updated.')
  await expectTone(page, 'plain')
  await mails.click()
  await expect(mails).toHaveAttribute('aria-checked', 'true')
})

test('a refused setting stays as it was without a word, a broken line is told', async ({ page }) => {
  await open(page, 'Settings')
  const mails = setting(page, 'Email Notifications')
  await expect(mails).toBeVisible()
  await page.route('**/api/admin/settings', (route) => route.fulfill({ status: 500, body: '' }))
  const answered = page.waitForResponse('**/api/admin/settings')
  await mails.click()
  await answered
  await page.unroute('**/api/admin/settings')
  await page.route('**/api/admin/settings', (route) => route.abort())
  await mails.click()
  await expect(toasts(page)).toHaveText('Update FailedFailed to update system settings.')
  await expectTone(page, 'destructive')
  await expect(mails).toHaveAttribute('aria-checked', 'true')
})

test('the file size is a whole number, sent when Enter is pressed and never when it is none', async ({ page }) => {
  await open(page, 'Settings')
  const sent: unknown[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postDataJSON()))
  const field = panel(page).getByLabel('Max File Size (MB)')
  for (const wrong of ['', '0', '20481']) {
    await field.fill(wrong)
    await expect(panel(page)).toContainText('Write a whole number from 1 to 20480.')
    await field.press('Enter')
  }
  await field.fill('101')
  await field.press('Enter')
  await expect(toasts(page)).toContainText('Settings Updated')
  expect(sent).toEqual([expect.objectContaining({ maxFileSize: 101 })])
  await panel(page).getByLabel('Max File Size (MB)').fill('102.9')
  const cut = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('tab', { name: 'Settings' }).focus()
  expect((await cut).request().postDataJSON()).toMatchObject({ maxFileSize: 102 })
  await expect(panel(page).getByLabel('Max File Size (MB)')).toHaveValue('102')
  await panel(page).getByLabel('Max File Size (MB)').fill('100')
  const back = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('tab', { name: 'Settings' }).focus()
  expect((await back).status()).toBeLessThan(300)
})

test('tables are taken along under the name of their day', async ({ page }) => {
  await open(page, 'Database')
  for (const kind of ['memories', 'messages', 'users'] as const) {
    const name = `Export ${kind[0]?.toUpperCase()}${kind.slice(1)}`
    const asked = page.waitForRequest(`**/api/admin/export/${kind}`)
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
    expect((await asked).method()).toBe('GET')
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${kind}-export-\\d{4}-\\d{2}-\\d{2}\\.csv$`, 'u'))
    await expect(toasts(page)).toHaveText(`Export Complete${kind} data has been exported successfully.`)
    await expectTone(page, 'plain')
  }
  await page.route('**/api/admin/export/users', (route) => route.abort())
  await button(page, 'Export Users').click()
  await expect(toasts(page)).toHaveText('Export FailedFailed to export data.')
  await expectTone(page, 'destructive')
})

test('a table that is refused says nothing', async ({ page }) => {
  await open(page, 'Database')
  await page.route('**/api/admin/export/users', (route) => route.fulfill({ status: 500, body: '' }))
  const answered = page.waitForResponse('**/api/admin/export/users')
  await button(page, 'Export Users').click()
  await answered
  await page.unroute('**/api/admin/export/users')
  // The next answer comes after it, and alone is told.
  await button(page, 'Export Messages').click()
  await expect(toasts(page)).toHaveText('Export Completemessages data has been exported successfully.')
})

test('the house is backed up at once: how far it is, what came of it, and that it could be read back', async ({
  page,
}) => {
  await open(page, 'Database')
  const card = panel(page).getByRole('region', { name: 'Backup' })
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route('**/api/admin/backups', async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/backups'))
  await button(page, 'Backup Database').click()
  const { backupId } = (await asked).postDataJSON() as { readonly backupId: string }
  await expect(card.getByRole('progressbar', { name: 'How far the backup is' })).toBeVisible()
  await expect(card).toContainText('A backup is running: step 1 of 5, storing the log.')
  await expect(button(page, 'Backup Database')).toHaveAttribute('aria-disabled', 'true')
  resolve(undefined)
  await expect(card).toContainText(backupId, { timeout: 60_000 })
  await expect(card).not.toContainText('There was none yet', { timeout: 60_000 })
  await expect(card.getByRole('progressbar')).toHaveCount(0)
  await expect(card).toContainText(/Hash[0-9a-f]{64}/u)
  await expect(card).not.toContainText('A backup is missing.')
})

test('a visitor learns nothing of the house, and its figures are exactly the five', async ({ request }) => {
  for (const [method, path] of DOORS) {
    const sent = { method, headers: { Origin: APP }, ...(method === 'PUT' && { data: ALL_FOUR }) }
    expect((await request.fetch(`/api/admin/${path}`, sent)).status(), `${method} ${path}`).toBe(401)
  }
  const { status, json } = await admin.ask('GET', '/api/admin/stats')
  expect(status).toBe(200)
  const names = ['totalUsers', 'totalMemories', 'totalVoiceMessages', 'totalRevenue', 'activeSubscriptions']
  expect(Object.keys(json as object).toSorted()).toEqual(names.toSorted())
  const listed = (await admin.ask('GET', '/api/admin/users')).json as readonly object[]
  expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual(['createdAt', 'email', 'id', 'subscriptionPlan', 'username'])
})

test('an admin passes each door of the house', async () => {
  for (const [method, path] of DOORS) {
    const { status } = await admin.ask(method, `/api/admin/${path}`, method === 'PUT' ? ALL_FOUR : undefined)
    expect(status, `${method} ${path}`).toBe(200)
  }
})

for (const [who, addressOf] of [
  ['called admin', () => `admin@${crypto.randomUUID()}.example`],
  ['called ruth', () => `ruth@${crypto.randomUUID()}.example`],
  ['whose address looks like an admin’s', () => admin.email.replace('@', '+admin@')],
] as const)
  test(`someone ${who} is no admin: the server says no, the page says why and goes home`, async ({ page }) => {
    const { ask, enter } = await newVisitor(addressOf())
    for (const [method, path] of DOORS)
      expect(await ask(method, `/api/admin/${path}`, method === 'PUT' ? ALL_FOUR : undefined), path).toMatchObject({
        status: 403,
      })
    await enter(page)
    await standStill(page)
    await page.goto('/admin')
    const heading = page.getByRole('heading', { level: 1, name: 'Access Denied' })
    await stepUntil(page, () => heading.isVisible())
    await stepUntil(page, async () => (await toasts(page).count()) === 1)
    await expect(toasts(page)).toHaveText("Access DeniedYou don't have permission to access this area.")
    await expectTone(page, 'destructive')
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('navigation', { name: 'Main' }), 'their own pages').toBeVisible()
    await page.clock.runFor(3000)
    await expect(page).toHaveURL(/\/$/u)
  })

test('the filters of the support inbox stand on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await admin.enter(page)
  await page.goto('/admin-control-panel/support')
  const filters = page.getByRole('group', { name: 'Which conversations' }).getByRole('button')
  await expect(filters).toHaveText(['Open', 'Closed', 'Was this useful?'])
  for (const filter of await filters.all()) expect((await filter.boundingBox())?.height).toBe(44)
})
