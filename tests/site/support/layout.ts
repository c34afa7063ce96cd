import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { dye } from '../../screens/stage.ts'

const WIDTHS = [320, 360, 768, 1280]
const HEIGHT = 900

const settled = (width: number) =>
  new Promise<void>((resolve) => {
    const look = () => (innerWidth === width ? requestAnimationFrame(() => resolve()) : requestAnimationFrame(look))
    requestAnimationFrame(look)
  })

/** The innermost thing that sticks out sideways, if any. */
const wideThing = async () => {
  await document.fonts.ready
  const { scrollWidth, clientWidth } = document.documentElement
  const isOut = (element: Element) =>
    !element.closest('svg *') && element.getBoundingClientRect().right > clientWidth + 0.5
  if (scrollWidth <= clientWidth) return undefined
  return [...document.body.querySelectorAll('*')].findLast(isOut)?.outerHTML.slice(0, 160) ?? 'something'
}

/** Where a page must be scrolled sideways; leaves it at the widest. */
export const tooWide = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.evaluate(settled, width)
    const thing = await page.evaluate(wideThing)
    if (thing !== undefined) found.push(`too wide at ${width}: ${thing}`)
  }
  return found
}

/** What axe finds: everything in light; in dark the contrast, for nothing but colours has changed. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const theme of ['dark', 'light'] as const) {
    await dye(page, theme)
    const axe = new AxeBuilder({ page }).setLegacyMode() // our pages hold no frames
    if (theme === 'dark') axe.withRules('color-contrast')
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      found.push(`${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' and ')}`)
  }
  return found
}
