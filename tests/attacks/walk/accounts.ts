import * as v from 'valibot'
import { newId } from '../../../backend/kernel/ids.ts'
import { TOTP } from 'otpauth'
import { authenticatorFor } from '../../../backend/modules/accounts/testing/authenticator.ts'
import { freshAddress, PASSWORD, signIn, tokenOf } from '../../../backend/modules/accounts/testing/visitor.ts'
import { ask, keyed, type Way } from './ways.ts'
import type { World } from './world.ts'

const Ticket = v.object({ details: v.object({ ticket: v.string() }) })
const Begun = v.object({ secret: v.string() })
const device = { browser: 'chrome', mobile: false }
const password = PASSWORD

/** What a member does with their account, by a request of this form. */
const own =
  (method: string, path: string, body?: unknown) =>
  async ({ member }: World): Promise<Way> => {
    const { browser, of } = await member()
    return { of, send: ask(browser, method, path, body) }
  }
const passkeyIn = async ({ member, server }: World) => {
  const phone = authenticatorFor(server.origin)
  const one = await member()
  return { phone, ...one }
}
/** What an admin does with a member's account. */
const byAdmin =
  (act: string, body?: unknown) =>
  async ({ member, admin }: World): Promise<Way> => {
    const { id, of } = await member()
    return { of, send: ask(admin, 'POST', `/api/admin/users/${id}/${act}`, body) }
  }

export const accounts: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'POST /api/auth/signup': async ({ server }) => {
    const browser = server.browser()
    const headers = { 'X-CSRF-Token': await tokenOf(browser) }
    const body = { username: 'ruth', email: freshAddress(), password, ...device }
    return { send: ask(browser, 'POST', '/api/auth/signup', body, headers) }
  },
  'POST /api/auth/signin': async ({ member, server }) => {
    const { email, of } = await member()
    return { of, send: (key) => signIn(keyed(server.browser(), key), email) }
  },
  'POST /api/auth/second-factor': async ({ memberWithCodes, server }) => {
    const { email, of, code } = await memberWithCodes()
    const other = server.browser()
    const { ticket } = v.parse(Ticket, (await signIn(other, email)).json).details
    return { of, send: ask(other, 'POST', '/api/auth/second-factor', { ticket, code }) }
  },
  'POST /api/auth/passkey': async (world) => {
    const { phone, browser, of } = await passkeyIn(world)
    await phone.add(browser)
    return { of, send: (key) => phone.show(keyed(world.server.browser(), key), '/api/auth/passkey') }
  },
  'POST /api/auth/demo': async ({ server }) => {
    const browser = server.browser()
    await browser.ask('POST', '/api/auth/demo', {})
    return { send: ask(browser, 'POST', '/api/auth/demo') }
  },
  'POST /api/auth/signout': async ({ server }) => {
    const browser = server.browser()
    await browser.ask('POST', '/api/auth/demo', {})
    return { send: ask(browser, 'POST', '/api/auth/signout') }
  },
  'POST /api/auth/verify': async ({ member, server, tokenFor }) => {
    const { id, email, of } = await member()
    const token = tokenFor('verify', id, email)
    return { of, send: ask(server.browser(), 'POST', '/api/auth/verify', { token }) }
  },
  'POST /api/auth/verify/resend': own('POST', '/api/auth/verify/resend'),
  'POST /api/auth/reset/request': async ({ member, server }) => {
    const { email, of } = await member()
    return { of, send: ask(server.browser(), 'POST', '/api/auth/reset/request', { email }) }
  },
  'POST /api/auth/reset': async ({ member, server, accountOf, tokenFor }) => {
    const { id, of } = await member()
    const token = tokenFor('reset', id, (await accountOf(id)).resets.asked)
    return { of, send: ask(server.browser(), 'POST', '/api/auth/reset', { token, password: 'another lamp' }) }
  },
  'POST /api/auth/step-up': async ({ memberWithCodes }) => {
    const { browser, of, code } = await memberWithCodes()
    return { of, send: ask(browser, 'POST', '/api/auth/step-up', { code }) }
  },
  'POST /api/undo/:token': async ({ memberWithCodes, accountOf, server, tokenFor }) => {
    const { id, of } = await memberWithCodes()
    const token = tokenFor('undo', id, (await accountOf(id)).undoable[0]?.letter ?? 0)
    return { of, send: ask(server.browser(), 'POST', `/api/undo/${token}`) }
  },
  'PATCH /api/account/profile': own('PATCH', '/api/account/profile', { name: 'Ruth' }),
  'PUT /api/notifications/preferences': own('PUT', '/api/notifications/preferences', { news: false, reminders: true }),
  'POST /api/account/replies-seen': own('POST', '/api/account/replies-seen', { until: '2020-01-01T00:00:00.000Z' }),
  'POST /api/account/password': own('POST', '/api/account/password', { current: password, password: 'another lamp' }),
  'POST /api/account/email': own('POST', '/api/account/email', { email: 'ruth@else.example', password }),
  'POST /api/account/totp/confirm': async ({ member }) => {
    const { browser, of } = await member()
    const { json } = await browser.ask('POST', '/api/account/totp', { password })
    const code = new TOTP(v.parse(Begun, json)).generate()
    return { of, send: ask(browser, 'POST', '/api/account/totp/confirm', { code }) }
  },
  'POST /api/account/totp/remove': own('POST', '/api/account/totp/remove', { password }),
  'POST /api/account/recovery-codes': async ({ memberWithCodes }) => {
    const { browser, of } = await memberWithCodes()
    return { of, send: ask(browser, 'POST', '/api/account/recovery-codes', { password }) }
  },
  'POST /api/account/passkeys': async (world) => {
    const { phone, browser, of } = await passkeyIn(world)
    return { of, send: (key) => phone.add(keyed(browser, key)) }
  },
  'POST /api/account/passkeys/:id/remove': async ({ member }) => {
    const { browser, of } = await member()
    return { of, send: ask(browser, 'POST', `/api/account/passkeys/${newId()}/remove`, { password }) }
  },
  'POST /api/account/backup-address': own('POST', '/api/account/backup-address', {
    address: 'ruth@work.example',
    password,
  }),
  'POST /api/account/backup-address/remove': own('POST', '/api/account/backup-address/remove', { password }),
  'POST /api/account/data': own('POST', '/api/account/data', { password }),
  'POST /api/account/deletion': own('POST', '/api/account/deletion', { password, confirmed: [] }),
  'DELETE /api/account/deletion': own('DELETE', '/api/account/deletion'),
  'POST /api/admin/bootstrap': async ({ house, server, setupCode }) => {
    const { id } = await house.author()
    const browser = await server.signedInAs(id)
    return { of: `account-${id}`, send: ask(browser, 'POST', '/api/admin/bootstrap', { code: await setupCode() }) }
  },
  'POST /api/admin/users/:id/role': byAdmin('role', { role: 'support' }),
  'POST /api/admin/users/:id/suspend': byAdmin('suspend', { reason: 'Someone else writes from it.' }),
  'POST /api/admin/users/:id/restore': byAdmin('restore'),
}
