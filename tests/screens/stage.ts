import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Scene } from './scene.ts'

export const DESK = { width: 1280, height: 900 } as const

/** How somebody looks at us; what moves stands still. */
export const READER = {
  locale: 'en-GB',
  timezoneId: 'Europe/Madrid',
  viewport: DESK,
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions

/** What gives a browser a microphone that says what is recorded in the file. */
export const microphone = (voice: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${voice}`,
]

/** A browser of their own for each person. */
export const stageOf = (browser: Browser, onNewPage: (page: Page) => void = () => {}) => {
  const pages = new Map<Scene['as'], Promise<Page>>()
  const begin = async (): Promise<Page> => {
    const context = await browser.newContext(READER)
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
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
    // The choice of colours says so as well.
    for (const choice of document.querySelectorAll('select'))
      if ([...choice.options].some(({ value }) => value === chosen)) choice.value = chosen
  }, theme)
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}
