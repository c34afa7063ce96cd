// Through: figures, accounts
import { expect, test, type Page } from '../../support/browserTest.ts'
import { newVisitor } from '../support/visitors.ts'
import { arrive, expectTone, openAuth, stepUntil, stepUntilClosed, stopClock, toasts } from '../support/shell.ts'

const KNOWN = 'An account with this email already exists. Sign in instead.'

const fill = async (page: Page, tab: 'Sign In' | 'Sign Up', email: string, password: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: tab }).click()
  const panel = dialog.getByRole('tabpanel', { name: tab })
  await panel.getByLabel('Email').fill(email)
  await panel.getByLabel('Password', { exact: true }).fill(password)
  return panel.getByRole('button', { name: tab === 'Sign In' ? 'Sign In' : 'Create my account', exact: true })
}
const expectToast = async (page: Page, title: string, line: string): Promise<void> => {
  await expect(toasts(page)).toContainText(title)
  await expect(toasts(page)).toContainText(line)
  await expectTone(page, 'destructive')
}

test('an address that has an account is told so', async ({ page }) => {
  const { email } = await newVisitor()
  await arrive(page)
  await openAuth(page)
  await (await fill(page, 'Sign Up', email, 'a quiet long evening')).click()
  await expectToast(page, 'Sign Up Failed', KNOWN)
})

for (const [tab, path, title, line] of [
  ['Sign Up', '/api/auth/signup', 'Sign Up Failed', 'Signup failed'],
  ['Sign In', '/api/auth/signin', 'Sign In Failed', 'Authentication failed. Please try again.'],
] as const)
  test(`a refusal without a word at ${path} is worded here`, async ({ page }) => {
    await page.route(`**${path}`, (route) => route.fulfill({ status: 502, body: '' }))
    await arrive(page)
    await openAuth(page)
    await (await fill(page, tab, 'nobody@acme.example', 'whatever it was')).click()
    await expectToast(page, title, line)
  })

for (const [tab, path, title, line] of [
  ['Sign Up', '/api/auth/signup', 'Sign Up Failed', 'Account creation failed. Please try again.'],
  ['Sign Up', '/api/csrf-token', 'Sign Up Failed', 'Failed to fetch CSRF token'],
  ['Sign In', '/api/auth/signin', 'Sign In Failed', 'Authentication failed. Please try again.'],
] as const)
  test(`a line that breaks at ${path} is told`, async ({ page }) => {
    await page.route(`**${path}`, (route) => route.abort())
    await arrive(page)
    await openAuth(page)
    await (await fill(page, tab, 'nobody@acme.example', 'whatever it was')).click()
    await expectToast(page, title, line)
  })

test('a page that is out of date asks for a new token once, and then says so', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.route('**/api/auth/signup', (route) =>
    route.fulfill({ status: 403, json: { code: 'csrf', message: 'Your page is out of date. Reload and try again.' } }),
  )
  await arrive(page)
  await openAuth(page)
  await (await fill(page, 'Sign Up', 'nobody@acme.example', 'whatever it was')).click()
  await expectToast(page, 'Sign Up Failed', 'Your page is out of date. Reload and try again.')
  const once = ['/api/csrf-token', '/api/auth/signup']
  expect(asked.filter((path) => once.includes(path))).toEqual([...once, ...once])
})

test('signing in says "Welcome Back", sends what it says and no more, and a second later the vault opens', async ({
  page,
}) => {
  const { email, password } = await newVisitor()
  const paths: string[] = []
  page.on('request', (sent) => paths.push(new URL(sent.url()).pathname))
  await page.clock.install()
  await arrive(page)
  await openAuth(page)
  const go = await fill(page, 'Sign In', email, password)
  await stopClock(page)
  const [sent] = await Promise.all([page.waitForRequest('**/api/auth/signin'), go.click()])
  expect(sent.method()).toBe('POST')
  expect(sent.postDataJSON()).toEqual({ username: email, password, browser: 'chrome', mobile: false })
  expect(paths).not.toContain('/api/csrf-token')
  expect(await sent.allHeaders()).not.toHaveProperty('x-csrf-token')

  const given = await stepUntilClosed(page)
  await stepUntil(page, async () => (await toasts(page).allTextContents()).join() === 'Welcome Back')
  await expectTone(page, 'plain')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/\/dashboard$/u)
  expect(given).toBeLessThan(1000)
})

test('from the plans the dialog closes, and half a second later the day opens', async ({ page }) => {
  const { email, password } = await newVisitor()
  await page.clock.install()
  await arrive(page, '/pricing')
  await page.getByRole('article', { name: 'Memory Plus' }).getByRole('button').click()
  const go = await fill(page, 'Sign In', email, password)
  await stopClock(page)
  await go.click()
  const given = await stepUntilClosed(page)
  expect(given).toBeLessThan(400)
  await page.clock.runFor(499 - given)
  await expect(page).toHaveURL(/\/pricing$/u)
  await page.clock.runFor(given + 1)
  await expect(page).toHaveURL(/\/app$/u)
})

test('signing up sends five fields with a token, and hints of the device', async ({ page }) => {
  await arrive(page)
  await openAuth(page)
  const name = crypto.randomUUID()
  const email = `${name}@acme.example`
  const go = await fill(page, 'Sign Up', email, 'a quiet long evening')
  const token = page.waitForResponse('**/api/csrf-token')
  const [sent] = await Promise.all([page.waitForRequest('**/api/auth/signup'), go.click()])
  const { csrfToken } = (await (await token).json()) as { csrfToken: string }
  expect(sent.method()).toBe('POST')
  expect(sent.postDataJSON()).toEqual({
    username: name,
    email,
    password: 'a quiet long evening',
    browser: 'chrome',
    mobile: false,
  })
  expect(await sent.allHeaders()).toMatchObject({
    'x-csrf-token': csrfToken,
    'x-universal-device': 'true',
    'x-mobile-compatible': 'true',
    'x-device-type': 'desktop',
    'x-ios-compatible': 'true',
    'x-firefox-compatible': 'true',
    'cache-control': 'no-cache', // how a browser sends `cache: "no-store"`
    cookie: expect.stringContaining('='), // credentials are included
  })
  await expect(toasts(page)).toContainText('Account Created Successfully')
  await expectTone(page, 'plain')
})

test('the landing page greets who is signed in, and signing out clears them even when the call fails', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (line) => void said.push(line.text()))
  const { enter } = await newVisitor('welcome')
  await enter(page)
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header).toContainText(/Welcome, Welcome/u)
  await page.getByRole('main').getByRole('button', { name: 'Time Capsules', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Time Capsules' })).toBeVisible()
  await page.route('**/api/auth/signout', (route) => route.abort())
  const asked = page.waitForRequest('**/api/auth/signout')
  await header.getByRole('button', { name: 'Sign Out' }).click()
  expect((await asked).method()).toBe('POST')
  expect((await asked).postData()).toBeNull()
  expect(await (await asked).allHeaders()).not.toHaveProperty('x-csrf-token')
  await expect(header.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Love Transcends Time')
  await expect.poll(() => said.filter((line) => line.startsWith('Sign out failed:'))).toHaveLength(1)
})
