import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { newId } from '../../kernel/ids.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { routes } from './routes.ts'

/** The calls about signing up, in and out, as the web's shared request code sends them. */
let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: { accounts: [accounts] } })
})
afterAll(() => server.stop())

const hints = { 'X-Universal-Device': 'true', 'X-Mobile-Compatible': 'true', 'X-Device-Type': 'desktop' }

test('the calls of the specification work in their order, with their exact payloads', async () => {
  const { ask } = server.browser()
  const email = `ruth.${newId()}@hale.example`
  const password = 'a lamp in the window'

  const token = await ask('GET', '/api/csrf-token', undefined, hints)
  expect(token).toMatchObject({ status: 200, json: { csrfToken: expect.any(String) } })
  const { csrfToken } = token.json as { csrfToken: string }

  const signUp = { username: 'ruth', email, password, browser: 'safari', mobile: true }
  const signedUp = await ask('POST', '/api/auth/signup', signUp, { ...hints, 'X-CSRF-Token': csrfToken })
  expect(signedUp).toMatchObject({ status: 201, json: { username: 'ruth', email, role: 'user' } })
  expect(signedUp.headers.get('Cache-Control')).toBe('no-store')

  const signedOut = await ask('POST', '/api/auth/signout', undefined, hints)
  expect(signedOut.status).toBe(200)

  const signIn = { username: email, password, browser: 'other', mobile: false }
  const signedIn = await ask('POST', '/api/auth/signin', signIn, hints)
  expect(signedIn).toMatchObject({ status: 200, json: signedUp.json })
})

test('a refused sign-up has its sentence in the field `message`', async () => {
  const body = {
    username: 'ruth',
    email: 'ruth@hale.example',
    password: 'long enough',
    browser: 'chrome',
    mobile: false,
  }
  const { status, json } = await server.browser().ask('POST', '/api/auth/signup', body, hints)
  expect(status).toBe(403)
  expect(json).toEqual({ code: 'csrf', message: 'Your page is out of date. Reload and try again.' })
})
