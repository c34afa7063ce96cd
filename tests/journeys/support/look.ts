import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Scene } from '../../screens/scene.ts'
import { DESK, dye } from '../../screens/stage.ts'

type Looked = Pick<Scene, 'name' | 'isMail'>

/** A narrow phone, a tablet and a desk: between them the page takes each of its forms. */
const WIDTHS = [320, 768, 1280]
const MEASURED_AT = [390, ...WIDTHS]
/** Axe is dear: without DEEP=1 it reads each theme at one width, the light one where things stand closest. */
const READ_AT = process.env['DEEP'] === '1' ? { light: WIDTHS, dark: WIDTHS } : { light: [320], dark: [1280] }
const SMALLEST_TARGET = 44

// A mail stands in a mail program, whose landmarks are not ours.
const NOT_OF_A_MAIL = ['region', 'landmark-one-main']

// Nothing but colours changes with the theme, so that these alone can answer differently in the dark.
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Axe is brought into a page once a look: half a megabyte, which it would read anew each time. */
const isBrought = (page: Page) => page.evaluate(() => 'axe' in window)
const BROUGHT = { axeSource: ';' }

/** What axe finds on the page as it stands now. */
const findingsOn = async (page: Page, { isMail }: Looked, theme: 'light' | 'dark'): Promise<string[]> => {
  // Our pages hold no frames and play nothing by themselves; of what passes nobody needs the list, which is most work.
  const builder = new AxeBuilder({ page, ...((await isBrought(page)) && BROUGHT) })
  const axe = builder.setLegacyMode().options({ resultTypes: ['violations'], preload: false })
  if (isMail) axe.disableRules(NOT_OF_A_MAIL)
  if (theme === 'dark') axe.withRules(OF_COLOURS)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(' and ')}`)
}

const isWide = (width: number) => innerWidth === width
const A_FRAME_MS = 250
/** What watches the width has drawn anew; a page that another covers draws no frames, and is as it is by then. */
const drawn = (withinMs: number) =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, withinMs)
  })

/** What sticks out sideways, and which things to press are smaller than a thumb. */
const measure = async (least: number) => {
  await document.fonts.ready
  const { scrollWidth, clientWidth } = document.documentElement
  const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5
  const wide = scrollWidth > clientWidth ? [...document.body.querySelectorAll('*')].findLast(isOut) : undefined
  const targets = document.querySelectorAll<HTMLElement>('button, [role=tab], a, input:not([type=hidden]), textarea')
  const small = [...targets].filter((target) => {
    const pressed = target.closest('label') ?? target
    // A link in a line of text is as tall as what it holds.
    const boxes = [pressed, ...pressed.children].map((part) => part.getBoundingClientRect())
    const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))]
    const isShown = target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1
    const isInSentence = target.matches('p a')
    return isShown && !isInSentence && Math.min(width, height) < least - 0.5
  })
  return { wide: wide?.outerHTML.slice(0, 120), small: small.map((target) => target.outerHTML.slice(0, 120)) }
}

const misfitsOn = async (page: Page, { isMail }: Looked): Promise<string[]> => {
  const { wide, small } = await page.evaluate(measure, SMALLEST_TARGET)
  return [
    ...(wide ? [`too wide: ${wide}`] : []),
    ...(isMail ? [] : small.map((target) => `a target too small: ${target}`)),
  ]
}

/** Nothing to find on a screen as it stands: by axe in both themes, by measure at four widths. */
export const lookAt = async (page: Page, scene: Looked): Promise<void> => {
  const found: string[] = []
  const note = (where: string, findings: readonly string[]) =>
    found.push(...findings.map((finding) => `${scene.name}, ${where}: ${finding}`))
  await page.bringToFront()
  // A page that is still on its way has no heading, which axe would take for a fault of the page.
  if (!scene.isMail) await expect(page.locator('h1').first(), scene.name).toBeAttached()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const theme of scene.isMail ? (['light'] as const) : (['dark', 'light'] as const)) {
    await dye(page, theme)
    for (const width of theme === 'light' ? MEASURED_AT : READ_AT.dark) {
      await page.setViewportSize({ ...DESK, width })
      await page.waitForFunction(isWide, width, { polling: 50 })
      await page.evaluate(drawn, A_FRAME_MS)
      if (theme === 'light') note(String(width), await misfitsOn(page, scene))
      if (READ_AT[theme].includes(width)) note(`${theme}, ${width}`, await findingsOn(page, scene, theme))
    }
  }
  await page.setViewportSize(DESK)
  expect.soft(found, scene.name).toEqual([])
}
