import type { Browser, Page } from '@playwright/test'
import type { Scene } from './scene.ts'

export const DESK = { width: 1280, height: 900 } as const

/** A browser of their own for each person; what moves stands still. */
export const stageOf = (browser: Browser, onNewPage: (page: Page) => void = () => {}) => {
  const pages = new Map<Scene['as'], Promise<Page>>()
  const begin = async (): Promise<Page> => {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/Madrid',
      viewport: DESK,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    onNewPage(page)
    return page
  }
  return (as: Scene['as']): Promise<Page> => {
    const page = pages.get(as) ?? begin()
    pages.set(as, page)
    return page
  }
}

/** The app follows the person's choice, server-rendered pages the device; both read it here. */
export const dye = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}
