import { expect, type Locator, type Page } from '@playwright/test'

/** The menus and their links, in order. */
export const MENUS = {
  'Family Tree Builder': ['/family-tree', '/voice-ancestry', '/family-collaboration'],
  'Memory Preservation': ['/free-voice-messages', '/dashboard', '/scrapbook-generator'],
  'Platform Discovery': [
    '/quizzes',
    '/platform-overview-quiz',
    '/voice-message-quiz',
    '/memory-vault-quiz',
    '/ai-features-quiz',
  ],
  'Legacy Support': ['/how-it-works', '/contact', '/faqs'],
} as const
export const DIRECT = { 'Our Story': '/about', 'Legacy Plans': '/pricing' } as const
export const LINKS = [...Object.values(MENUS).flat(), ...Object.values(DIRECT)]

export const hrefs = (links: Locator): Promise<string[]> =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))

/** A quiet page whose header listens: React has put its handlers on what the server rendered. */
export const arrive = async (page: Page, path = '/legacy-planning'): Promise<void> => {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** The clock stands from now on: time is what `runFor` gives. */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}

const BEGIN = new Date('2026-11-22T10:00:00Z')
/** The clock stands from before the page begins: what it shows of time is what `runFor` gives it. */
export const standStill = async (page: Page): Promise<void> => {
  await page.clock.install({ time: BEGIN })
  await page.clock.pauseAt(new Date(BEGIN.getTime() + 1000))
}

const STEP_MS = 10
/** Lets the standing clock take small steps until that is so. @returns what it was given, in ms */
export const stepUntil = async (page: Page, isSo: () => Promise<boolean>): Promise<number> => {
  let given = 0
  await expect(async () => {
    await page.clock.runFor(STEP_MS)
    given += STEP_MS
    expect(await isSo()).toBe(true)
  }).toPass({ intervals: [100] })
  return given
}
/** The dialog closes when its answer is taken: what comes after it is counted from there. */
export const stepUntilClosed = (page: Page): Promise<number> =>
  stepUntil(page, async () => (await page.getByRole('dialog').count()) === 0)

export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' }).locator('ol > li')

/** A toast that tells of something gone wrong carries that sign; any other carries the one of something done. */
export const expectTone = async (page: Page, tone: 'destructive' | 'plain'): Promise<void> => {
  const [destructive, plain] = [
    toasts(page).locator('.lucide-circle-alert'),
    toasts(page).locator('.lucide-circle-check'),
  ]
  await expect(tone === 'destructive' ? destructive : plain).toBeVisible()
  await expect(tone === 'destructive' ? plain : destructive).toHaveCount(0)
}

/** Opens the dialog from the header. */
export const openAuth = async (page: Page): Promise<Locator> => {
  await page.getByRole('banner').getByRole('button', { name: 'Start Free Trial' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  return dialog
}

/** Keeps the next such request waiting until `letGo`. */
export const holdBack = async (page: Page, path: string): Promise<{ letGo: () => void }> => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(`**${path}`, async (route) => {
    await promise
    await route.continue()
  })
  return { letGo: () => resolve(undefined) }
}
