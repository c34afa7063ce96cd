import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Scene } from '../../screens/scene.ts'
import { DESK, dye } from '../../screens/stage.ts'

type Looked = Pick<Scene, 'name' | 'isMail'>

const WIDTHS = [320, 390, 768, 1280]
const SMALLEST_TARGET = 44

// A mail stands in a mail program, whose landmarks are not ours.
const NOT_OF_A_MAIL = ['region', 'landmark-one-main']

/** What axe finds: everything in light; in dark the contrast, for nothing but colours has changed. */
const findingsOn = async (page: Page, { name, isMail }: Looked): Promise<string[]> => {
  const found: string[] = []
  for (const theme of isMail ? (['light'] as const) : (['light', 'dark'] as const)) {
    await dye(page, theme)
    const axe = new AxeBuilder({ page }).setLegacyMode() // our pages hold no frames
    if (isMail) axe.disableRules(NOT_OF_A_MAIL)
    if (theme === 'dark') axe.withRules('color-contrast')
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      found.push(`${name}, ${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' and ')}`)
  }
  return found
}

/** Waits until the page has taken its new width, and what watches the width has drawn anew. */
const settled = (width: number) =>
  new Promise<void>((resolve) => {
    const look = () => (innerWidth === width ? requestAnimationFrame(() => resolve()) : requestAnimationFrame(look))
    requestAnimationFrame(look)
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

const misfitsOn = async (page: Page, { name, isMail }: Looked): Promise<string[]> => {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...DESK, width })
    await page.evaluate(settled, width)
    const { wide, small } = await page.evaluate(measure, SMALLEST_TARGET)
    if (wide) found.push(`${name}: too wide at ${width}: ${wide}`)
    if (!isMail) found.push(...small.map((target) => `${name}: a target too small at ${width}: ${target}`))
  }
  await page.setViewportSize(DESK)
  return found
}

/** Nothing to find on a screen as it stands. */
export const lookAt = async (page: Page, scene: Looked): Promise<void> => {
  expect.soft([...(await findingsOn(page, scene)), ...(await misfitsOn(page, scene))], scene.name).toEqual([])
}
