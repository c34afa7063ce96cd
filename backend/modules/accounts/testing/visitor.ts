import * as v from 'valibot'
import { newId } from '../../../kernel/ids.ts'
import type { Browser } from '../../../kernel/testing/browser.ts'
import { User } from '../contract.ts'

const device = { browser: 'chrome', mobile: false }
export const PASSWORD = 'a lamp in the window'

/** An address that no other test has. */
export const freshAddress = (name = 'ruth') => `${name}.${newId()}@hale.example`

export const tokenOf = async ({ ask }: Browser): Promise<string> =>
  v.parse(v.object({ csrfToken: v.string() }), (await ask('GET', '/api/csrf-token')).json).csrfToken

type SignUp = { email: string; password?: string; username?: string; key?: string }

/** Signs up as the product's page does: the token first, then the form. */
export const signUp = async (browser: Browser, { email, password = PASSWORD, username, key = newId() }: SignUp) => {
  const body = { username: username ?? email.split('@', 1)[0], email, password, ...device }
  const headers = { 'X-CSRF-Token': await tokenOf(browser), 'Idempotency-Key': key }
  return browser.ask('POST', '/api/auth/signup', body, headers)
}

export const signIn = ({ ask }: Browser, username: string, password = PASSWORD) =>
  ask('POST', '/api/auth/signin', { username, password, ...device })

/** A new account's own browser, and what the sign-up answered. */
export const newMember = async (browser: Browser, email = freshAddress()) => {
  const { json } = await signUp(browser, { email })
  return v.parse(User, json)
}
