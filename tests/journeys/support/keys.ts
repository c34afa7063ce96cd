import { expect, type Locator, type Page } from '@playwright/test'
import { read } from '../../support/read.ts'

const MOST_STOPS = 60

/** A ring or a shadow at what has the focus, or at the card around an input that is drawn by its label. */
const isMarked = (element: Element): boolean => {
  const drawn = [element, element.closest('label'), element.nextElementSibling].filter((one) => one !== null)
  const hasRing = (one: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  return element.matches(':focus-visible') && drawn.some(hasRing)
}

/** Whoever has no mouse sees where they are. */
const isSeen = async (target: Locator): Promise<void> => {
  await expect.poll(() => target.first().evaluate(isMarked), { message: 'a focus that can be seen' }).toBe(true)
}

/** Tabs on until it has the focus, as somebody without a mouse must. */
export const reach = async (page: Page, target: Locator): Promise<void> => {
  await expect(target.first()).toBeVisible()
  const focused = target.and(page.locator(':focus'))
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if ((await focused.count()) > 0) return isSeen(focused)
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`)
}
export const press = async (page: Page, target: Locator, key: 'Enter' | 'Space' | 'ArrowRight' = 'Enter') => {
  await reach(page, target)
  await page.keyboard.press(key)
}
export const write = async (page: Page, target: Locator, words: string): Promise<void> => {
  await reach(page, target)
  await page.keyboard.type(words)
}
export const readAndPress = async (page: Page, target: Locator) => {
  await reach(page, target)
  await read(page)
  await page.keyboard.press('Space')
}
/** Whatever has gone from the page took the focus nowhere: the next Tab goes on from here, not from the top. */
export const isKept = (page: Page) => expect(page.locator('main :focus')).toHaveCount(1)
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
