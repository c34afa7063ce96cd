import { expect, type Page } from '@playwright/test'

/** A small laptop's screen. */
const SCREEN = { width: 1280, height: 800 } as const

/** The page as it stands needs no scrolling there. */
export const fits = async (page: Page, what: string): Promise<void> => {
  await page.setViewportSize(SCREEN)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect.poll(height, `${what}, in pixels`).toBeLessThanOrEqual(SCREEN.height)
}
