import { expect, type Page } from '@playwright/test'
import { browserAt } from '../../../backend/kernel/testing/browser.ts'
import { freshAddress, newMember, PASSWORD } from '../../../backend/modules/accounts/testing/visitor.ts'
import { APP } from './house.ts'

/** Puts a browser of ours on a page, as if the person had signed in there. */
const enterAs =
  (jar: ReadonlyMap<string, string>) =>
  async (page: Page): Promise<void> => {
    await page.context().addCookies([...jar].map(([name, value]) => ({ name, value, url: APP })))
    await page.addInitScript(() => localStorage.setItem('signed-in', '1'))
  }

/** Somebody with a new account, signed up over the API; by a name, or by a whole address. */
export const newVisitor = async (name = 'ruth') => {
  const browser = browserAt(APP)
  const email = name.includes('@') ? name : freshAddress(name)
  const user = await newMember(browser, email)
  expect(user.email).toBe(email)
  return { ...browser, email, password: PASSWORD, enter: enterAs(browser.jar) }
}
