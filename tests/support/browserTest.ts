import { test as base, type Page } from '@playwright/test'
import { isDeep } from './deep.ts'

export * from '@playwright/test'

/** At night a page has half a machine: what happens there only to who is slow, or only to who is fast, is a fault. */
const SLOWED = 2

/**
 * How long a page stays slow after its person did something. Chromium slows a page by spinning: one that only waits
 * would take two thirds of a core from the others.
 */
const AWAKE_MS = 2_000
const ACTS = ['pointerdown', 'keydown', 'input']

/** In the page: tells this process that its person did something. */
declare const someoneActed: () => void

/** A page that has gone meanwhile is slow enough. */
const unlessGone = (error: Error): void => {
  if (!/closed|crashed|detached/iu.test(error.message)) throw error
}

const slow = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  const goAt = (rate: number) => void cdp.send('Emulation.setCPUThrottlingRate', { rate }).catch(unlessGone)
  let rest: NodeJS.Timeout | undefined
  const wake = (): void => {
    if (rest === undefined) goAt(SLOWED)
    clearTimeout(rest)
    rest = setTimeout(() => {
      rest = undefined
      goAt(1)
    }, AWAKE_MS).unref()
  }
  page.on('framenavigated', wake)
  await page.exposeFunction('someoneActed', wake)
  await page.addInitScript((acts) => {
    const told = () => someoneActed()
    for (const act of acts) addEventListener(act, told, { capture: true, passive: true })
  }, ACTS)
  wake()
}

/** What each spec plays with. */
export const test = base.extend<object, { slowed: void }>({
  slowed: [
    async ({ browser }, use) => {
      if (isDeep) browser.on('context', (context) => context.on('page', (page) => void slow(page).catch(unlessGone)))
      await use()
    },
    { scope: 'worker', auto: true },
  ],
})
