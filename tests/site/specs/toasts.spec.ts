// Through: accounts
import { expect, test, type Page } from '../../support/browserTest.ts'
import { arrive, openAuth, stepUntil, stopClock, toasts } from '../support/shell.ts'

const ALMOST_MS = 4980

/** Something to say: signing in fails before it reaches the house, as often as it is tried. The dialog stays. */
const fail = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.route('**/api/auth/signin', (route) => route.fulfill({ status: 502, body: '' }))
  await arrive(page)
  const dialog = await openAuth(page)
  await dialog.getByRole('tab', { name: 'Sign In' }).click()
  await dialog.getByLabel('Email').fill('nobody@acme.example')
  await dialog.getByLabel('Password', { exact: true }).fill('whatever it was')
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await stepUntil(page, async () => (await toasts(page).count()) === 1)
}

/** The same, and the dialog is gone: what is behind it can be reached again. */
const failAndClose = async (page: Page): Promise<void> => {
  await fail(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a toast stays for five seconds', async ({ page }) => {
  await fail(page)
  await page.clock.runFor(ALMOST_MS)
  await expect(toasts(page)).toHaveCount(1)
  const given = await stepUntil(page, async () => (await toasts(page).count()) === 0)
  expect(ALMOST_MS + given).toBeLessThan(5300)
})

test('what went wrong is read out at once, with the name of the region before it', async ({ page }) => {
  await fail(page)
  await page.clock.runFor(100)
  const said = page.locator('[role=status][aria-live=assertive]')
  await expect(said).toHaveText('Notification Sign In FailedAuthentication failed. Please try again.')
})

/** Runs in a browser: how long the next toast stands, in ms, from its coming into the page until its going. */
const standing = (): Promise<number> =>
  new Promise((resolve) => {
    let cameAt: number | undefined
    const look = () => {
      const isThere = document.querySelector('[role=region][aria-label^="Notifications"] ol > li') !== null
      if (isThere) cameAt ??= performance.now()
      else if (cameAt !== undefined) resolve(performance.now() - cameAt)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })

test('on a real clock it stays for five seconds too', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/api/auth/signin', (route) => route.fulfill({ status: 502, body: '' }))
  await arrive(page)
  const dialog = await openAuth(page)
  await dialog.getByRole('tab', { name: 'Sign In' }).click()
  await dialog.getByLabel('Email').fill('nobody@acme.example')
  await dialog.getByLabel('Password', { exact: true }).fill('whatever it was')
  const stands = page.evaluate(standing)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(toasts(page)).toHaveCount(1)
  // It is drawn a frame or two after its clock began.
  expect(await stands).toBeGreaterThanOrEqual(4950)
})

test('under a pointer a toast stays, and then has its five seconds', async ({ page }) => {
  await failAndClose(page)
  await toasts(page).hover()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(10, 10)
  await page.clock.runFor(6000)
  await expect(toasts(page)).toHaveCount(0)
})

test('F8 leads to the toast, and Escape or its button sends it away', async ({ page }) => {
  await failAndClose(page)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('ol')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast is swept away to the right, by more than 50 pixels', async ({ page }) => {
  await failAndClose(page)
  const sweep = async (by: number): Promise<void> => {
    const box = await toasts(page).boundingBox()
    if (!box) throw new Error('no toast')
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by / 2, y, { steps: 4 })
    await page.mouse.move(x + by, y, { steps: 4 })
    await page.mouse.up()
  }
  await sweep(-80)
  await expect(toasts(page)).toHaveCount(1)
  await sweep(49)
  await expect(toasts(page)).toHaveCount(1)
  await sweep(51)
  await expect(toasts(page)).toHaveCount(0)
})

test('a second one takes the place of the first', async ({ page }) => {
  await fail(page)
  await page.clock.runFor(3000)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.clock.runFor(3000)
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Authentication failed. Please try again.')
})
