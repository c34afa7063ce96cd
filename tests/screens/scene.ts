import { expect as expectAny, type Page } from '@playwright/test'
import { PASSWORD, type World } from './world.ts'

/** As patient as the stories: a machine that takes pictures has much to do. */
export const expect = expectAny.configure({ timeout: 60_000 })

export type Visit = { readonly page: Page; readonly world: World }
/** A screen: what it is called, what it shows, who sees it and how they come to it. */
export type Scene = {
  readonly name: string
  readonly words: string
  /** Scenes of one person follow each other in one browser, in order. */
  readonly as: 'visitor' | 'keeper' | 'nora' | 'ruth' | 'amelia' | 'joseph'
  /** A mail is always light, and is no page of ours. */
  readonly isMail?: true
  /** The server answers with a refusal, which a browser notes in its console. */
  readonly isRefused?: true
  readonly show: (visit: Visit) => Promise<void>
}

export const main = (page: Page) => page.getByRole('main')
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(name)

/** Opens a page and waits until what it holds is there. */
export const open = async ({ page, world }: Visit, path: string, sign: string | RegExp): Promise<void> => {
  await page.goto(world.app + path)
  await expect(page.locator('body')).toContainText(sign)
  await expect(page.getByText('Still fetching')).toHaveCount(0)
}

/** Signs in without the dialog, which has scenes of its own. */
export const signIn = async ({ page, world }: Visit, name: 'nora' | 'ruth'): Promise<void> => {
  const data = { username: world.addressOf(name), password: PASSWORD, browser: 'other', mobile: false }
  const answer = await page.request.post(`${world.app}/api/auth/signin`, { data, headers: { Origin: world.app } })
  expect(answer.status()).toBe(200)
  // The app asks who is signed in only where this mark says that somebody may be.
  await page.context().addInitScript(() => localStorage.setItem('signed-in', '1'))
}
