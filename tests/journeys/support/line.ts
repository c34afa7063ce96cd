import { expect, type Locator, type Page } from '@playwright/test'

export const UNREACHED = 'We could not reach the server. Nothing was lost; please try again.'
export const OFFLINE = 'You are offline. Your changes are kept on this device.'

/** Cuts what leads to an answer, as a broken line does, until the returned function mends it. */
export const cut = async (page: Page, path: RegExp) => {
  await page.route(path, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(path)
}

/** The page says that its answer did not come, and shows it after one press. */
export const comesAtLast = async (
  { page, main }: { readonly page: Page; readonly main: Locator },
  path: string,
  answer: RegExp,
  words: string | RegExp,
) => {
  const mend = await cut(page, answer)
  await page.goto(path)
  await expect(main, path).toContainText(UNREACHED)
  await expect(main, path).not.toContainText(words)
  await mend()
  await main.getByRole('button', { name: 'Try again' }).first().click()
  await expect(main, path).toContainText(words)
  await expect(main, path).not.toContainText(UNREACHED)
}
