import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { newId } from '../../kernel/ids.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { account } from './account.ts'
import { changeParts } from './changeParts.ts'
import { verifyEmail } from './decide.ts'
import { addPasskey } from './decide/factors.ts'
import { routes } from './routes.ts'
import { offerSetupCode } from './setupCode.ts'
import { freshAddress, newMember, PASSWORD, signIn, signUp } from './testing/visitor.ts'

let server: TestServer
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setup-'))
  const settings = { SETUP_CODE_FILE: join(folder, 'code') }
  server = await startServer({ routers: [routes], projections: { accounts: [accounts] }, settings })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const member = async () => {
  const browser = server.browser()
  const user = await newMember(browser)
  return { browser, ...user }
}
const stateOf = async (id: string) => (await server.kernel.load(account, id)).state
const letterOf = async (id: string, kind: string) => {
  const letter = (await stateOf(id)).letters.findLast((each) => each.kind === kind)
  if (!letter) throw new Error(`No mail "${kind}" was asked for`)
  return letter
}
const undoOf = async (id: string, kind: string) =>
  server.kernel.capabilities.issue('undo', id, (await letterOf(id, kind)).letter)

const Begun = v.object({ secret: v.string(), uri: v.string() })
const Codes = v.object({ recoveryCodes: v.array(v.string()) })
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Sets up an authenticator app with today's code; the next one, good already, is left for what comes after. */
const withTotp = async ({ ask }: Browser) => {
  const begun = v.parse(Begun, (await ask('POST', '/api/account/totp', { password: PASSWORD })).json)
  const { json } = await ask('POST', '/api/account/totp/confirm', { code: codeOf(begun.secret) })
  return { ...begun, ...v.parse(Codes, json) }
}
const Ticket = v.object({ details: v.object({ ticket: v.string() }) })
const firstStep = async (browser: Browser, email: string) => {
  const answer = await signIn(browser, email)
  expect(answer).toMatchObject({ status: 401, json: { code: 'second-factor-needed' } })
  return v.parse(Ticket, answer.json).details.ticket
}

describe('an authenticator app', () => {
  test('is asked for at sign-in; each code opens once, and recovery codes too', async () => {
    const { browser, email } = await member()
    const { secret, recoveryCodes, uri } = await withTotp(browser)
    expect(uri).toMatch(/^otpauth:\/\/totp\//)
    expect(new Set(recoveryCodes).size).toBe(10)
    const other = server.browser()
    const ticket = await firstStep(other, email)
    const show = (from: Browser, code: string, with_ = ticket) =>
      from.ask('POST', '/api/auth/second-factor', { ticket: with_, code })
    expect(await show(other, '000000')).toMatchObject({ status: 401, json: { code: 'code-used' } })
    expect(await other.ask('GET', '/api/account')).toMatchObject({ status: 401 })
    const code = codeOf(secret, 1)
    expect(await show(other, code)).toMatchObject({ status: 200, json: { email } })
    expect(await other.ask('GET', '/api/account')).toMatchObject({ status: 200 })

    const thief = server.browser()
    expect(await show(thief, recoveryCodes[0] ?? '')).toMatchObject({ status: 410 })
    const another = await firstStep(thief, email)
    expect(await show(thief, code, another)).toMatchObject({ status: 401, json: { code: 'code-used' } })
    const shout = (recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' ')
    expect(await show(thief, shout, another)).toMatchObject({ status: 200 })
    const last = await firstStep(server.browser(), email)
    expect(await show(server.browser(), shout, last)).toMatchObject({ status: 401 })
    const { json } = await browser.ask('GET', '/api/account/security')
    expect(json).toMatchObject({ hasTotp: true, recoveryCodesLeft: 9, passkeys: [] })
  })

  test('lets a recovery code in from a new browser by a request with a key, and the account tells of both', async () => {
    const { browser, email, id } = await member()
    const { recoveryCodes } = await withTotp(browser)
    const other = server.browser()
    const ticket = await firstStep(other, email)
    const headers = { 'Idempotency-Key': 'any text will do', 'User-Agent': 'Another/1.0' }
    const shown = { ticket, code: recoveryCodes[0] }
    expect(await other.ask('POST', '/api/auth/second-factor', shown, headers)).toMatchObject({ status: 200 })
    const kinds = (await stateOf(id)).letters.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['recovery-code-used', 'new-device']))
  })

  test('is tried five times in a quarter of an hour, wherever from', async () => {
    const { browser, email } = await member()
    await withTotp(browser)
    const other = server.browser()
    const ticket = await firstStep(other, email)
    const show = () => other.ask('POST', '/api/auth/second-factor', { ticket, code: '000000' })
    for (let tries = 0; tries < 5; tries += 1) expect(await show()).toMatchObject({ status: 401 })
    expect(await show()).toMatchObject({ status: 429, json: { code: 'rate-limited' } })
  })

  test('is set up with the password and a right code alone, and goes with the password', async () => {
    const { browser } = await member()
    const { ask } = browser
    expect(await ask('POST', '/api/account/totp', { password: 'wrong' })).toMatchObject({ status: 403 })
    expect(await ask('POST', '/api/account/totp/confirm', { code: '000000' })).toMatchObject({ status: 401 })
    await withTotp(browser)
    expect(await ask('POST', '/api/account/totp', { password: PASSWORD })).toMatchObject({ status: 409 })
    const codes = await ask('POST', '/api/account/recovery-codes', { password: PASSWORD })
    expect(v.parse(Codes, codes.json).recoveryCodes).toHaveLength(10)
    expect(await ask('POST', '/api/account/totp/remove', { password: 'wrong' })).toMatchObject({ status: 403 })
    expect(await ask('POST', '/api/account/totp/remove', { password: PASSWORD })).toMatchObject({ status: 204 })
    const { json } = await ask('GET', '/api/account/security')
    expect(json).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 })
  })
})

describe('a password', () => {
  const fresh = 'another lamp in the window'

  test('is changed by whoever knows it; other sessions end', async () => {
    const { browser, email } = await member()
    const other = server.browser()
    await signIn(other, email)
    const change = (current: string, password: string) =>
      browser.ask('POST', '/api/account/password', { current, password })
    expect(await change('wrong', fresh)).toMatchObject({ status: 403, json: { code: 'password-wrong' } })
    expect(await change(PASSWORD, '12345')).toMatchObject({ status: 400 })
    expect(await change(PASSWORD, PASSWORD)).toMatchObject({ status: 409, json: { code: 'password-same' } })
    expect(await change(PASSWORD, fresh)).toMatchObject({ status: 204 })
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 200 })
    expect(await other.ask('GET', '/api/account')).toMatchObject({ status: 401 })
    expect(await signIn(server.browser(), email)).toMatchObject({ status: 401 })
    expect(await signIn(server.browser(), email, fresh)).toMatchObject({ status: 200 })
  })

  test('stays as it was where its change is refused under a used key', async () => {
    const { browser, email } = await member()
    const headers = { 'Idempotency-Key': 'any text will do' }
    const change = (current: string, password: string) =>
      browser.ask('POST', '/api/account/password', { current, password }, headers)
    expect(await change(PASSWORD, fresh)).toMatchObject({ status: 204 })
    expect(await change(fresh, 'a third lamp')).toMatchObject({ status: 409, json: { code: 'key-reused' } })
    expect(await signIn(server.browser(), email, fresh)).toMatchObject({ status: 200 })
  })

  test('that is forgotten is chosen anew by a link, once; nobody learns who has an account', async () => {
    const { id, email } = await member()
    const ask = (address: string) => server.browser().ask('POST', '/api/auth/reset/request', { email: address })
    const [known, unknown] = [await ask(email), await ask(freshAddress('nobody'))]
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json])
    await vi.waitFor(async () => letterOf(id, 'password-reset-link'), 20_000)
    const token = server.kernel.capabilities.issue('reset', id, 1)
    const choose = (link: string, password = fresh) =>
      server.browser().ask('POST', '/api/auth/reset', { token: link, password })
    expect(await choose('nonsense')).toMatchObject({ status: 404, json: { code: 'link-invalid' } })
    expect(await choose(token, '123')).toMatchObject({ status: 400 })
    expect(await choose(token)).toMatchObject({ status: 200 })
    expect(await choose(token)).toMatchObject({ status: 410, json: { code: 'link-used' } })
    expect(await signIn(server.browser(), email)).toMatchObject({ status: 401 })
    expect(await signIn(server.browser(), email, fresh)).toMatchObject({ status: 200 })
  })
})

describe('an address', () => {
  test('is changed once both have said yes; "it was not me" brings it back and locks the account', async () => {
    const { browser, id, email } = await member()
    const next = freshAddress('ruth.new')
    const change = (address: string, password = PASSWORD) =>
      browser.ask('POST', '/api/account/email', { email: address, password })
    expect(await change(next, 'wrong')).toMatchObject({ status: 403 })
    expect(await change(next)).toMatchObject({ status: 202, json: { newEmail: next } })
    const { emailChange } = await stateOf(id)
    if (!emailChange) throw new Error('No change was asked for')
    const links = (['old', 'new'] as const).map((side) =>
      server.kernel.capabilities.issue('change-email', id, ...changeParts(emailChange, side, email)),
    )
    const anyone = server.browser()
    for (const token of links) {
      expect(await signIn(server.browser(), next)).toMatchObject({ status: 401 })
      expect(await anyone.ask('POST', '/api/auth/verify', { token })).toMatchObject({ status: 200 })
    }
    expect(await signIn(server.browser(), email)).toMatchObject({ status: 401 })
    expect(await signIn(server.browser(), next)).toMatchObject({ status: 200 })
    expect(await signUp(server.browser(), { email })).toMatchObject({ status: 409 })

    const undo = `/api/undo/${await undoOf(id, 'email-changed')}`
    expect(await anyone.ask('GET', undo)).toMatchObject({
      status: 200,
      json: { kind: 'email-changed', isUndone: false },
    })
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 200 })
    expect(await anyone.ask('POST', undo)).toMatchObject({ status: 200, json: { isUndone: true } })
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 401 })
    expect(await signIn(server.browser(), next)).toMatchObject({ status: 401 })
    expect(await signIn(server.browser(), email)).toMatchObject({ status: 403, json: { code: 'account-locked' } })
    expect(await anyone.ask('POST', undo)).toMatchObject({ status: 200 })
  })

  test('of someone else is answered like any other and never changes', async () => {
    const [ruth, ben] = [await member(), await member()]
    const body = { email: ben.email, password: PASSWORD }
    expect(await ruth.browser.ask('POST', '/api/account/email', body)).toMatchObject({ status: 202 })
    expect((await stateOf(ruth.id)).letters.map(({ kind }) => kind)).not.toContain('email-change-new')
  })
})

describe('"it was not me" about an authenticator app', () => {
  test('locks the account, and removes no app for whoever has the mailbox alone', async () => {
    const { browser, id, email } = await member()
    await withTotp(browser)
    const undo = `/api/undo/${await undoOf(id, 'factor-enabled')}`
    expect(await server.browser().ask('POST', '/api/undo/nonsense')).toMatchObject({ status: 404 })
    const answer = await server.browser().ask('POST', undo)
    expect(answer).toMatchObject({ status: 200, json: { isUndone: false, waitsUntil: expect.any(String) } })
    expect(await signIn(server.browser(), email)).toMatchObject({ status: 403, json: { code: 'account-locked' } })
    expect(await stateOf(id)).toMatchObject({ hasTotp: true })
    const { json } = await server.browser().ask('GET', `/api/undo/${await undoOf(id, 'factor-removal-asked')}`)
    expect(json).toMatchObject({ kind: 'factor-removal-asked', isUndone: false })
  })

  test('removes it at once for whoever has a recovery code', async () => {
    const { browser, id } = await member()
    const { recoveryCodes } = await withTotp(browser)
    const undo = `/api/undo/${await undoOf(id, 'factor-enabled')}`
    const press = (code: string | undefined) => server.browser().ask('POST', undo, { code })
    expect(await press('000000')).toMatchObject({ status: 401, json: { code: 'code-used' } })
    expect(await press(recoveryCodes[0])).toMatchObject({ status: 200, json: { isUndone: true } })
    expect(await stateOf(id)).toMatchObject({ hasTotp: false })
  })
})

test('a passkey of whoever signed up first opens nothing once the address is its owner’s', async () => {
  const { id } = await member()
  const passkeyId = newId()
  await server.kernel.handle(account, id, addPasskey({ passkeyId }), freshCommand(server.kernel))
  await server.kernel.handle(account, id, verifyEmail(), freshCommand(server.kernel))
  expect(await stateOf(id)).toMatchObject({ isVerified: true, passkeyIds: [] })
})

test('a sign-in on a device that was never seen asks for an email, a known one does not', async () => {
  const { browser, id, email } = await member()
  await signIn(browser, email)
  expect((await stateOf(id)).letters).toEqual([])
  await signIn(server.browser(), email)
  expect((await stateOf(id)).letters).toMatchObject([{ kind: 'new-device', to: email, about: 'A browser' }])
})

test('a profile is kept, and what is wrong with it is said', async () => {
  const { browser } = await member()
  const edit = (body: object) => browser.ask('PATCH', '/api/account/profile', body)
  expect(await edit({ zone: 'Mars/Base' })).toMatchObject({ status: 400, json: { code: 'zone-unknown' } })
  // A day that was never given is none, whatever else changes.
  expect(await edit({ name: 'Ruth' })).toMatchObject({ json: { bornOn: null } })
  expect(await edit({ zone: 'Europe/Madrid' })).toMatchObject({ json: { name: 'Ruth', bornOn: null } })
  expect(await edit({ bornOn: 'in May' })).toMatchObject({ status: 400, json: { code: 'invalid' } })
  const profile = { name: 'Ruth Hale', zone: 'Europe/Madrid', bornOn: '1941-05-03' }
  expect(await edit(profile)).toMatchObject({ status: 200, json: profile })
  expect(await browser.ask('GET', '/api/account')).toMatchObject({ json: { name: 'Ruth Hale' } })
  expect(await edit({ name: '' })).toMatchObject({ json: { name: '', zone: 'Europe/Madrid' } })
})

test('a passkey is asked for after the password, and nonsense is not one', async () => {
  const { browser } = await member()
  const options = (password: string) => browser.ask('POST', '/api/account/passkeys/options', { password })
  expect(await options('wrong')).toMatchObject({ status: 403 })
  expect(await options(PASSWORD)).toMatchObject({
    status: 200,
    json: { authenticatorSelection: { residentKey: 'required', userVerification: 'required' } },
  })
  const response = { id: 'nonsense' }
  const added = await browser.ask('POST', '/api/account/passkeys', { name: 'Phone', response })
  expect(added).toMatchObject({ status: 401, json: { code: 'not-a-passkey' } })
  expect(await server.browser().ask('POST', '/api/auth/passkey/options')).toMatchObject({ status: 200 })
  expect(await server.browser().ask('POST', '/api/auth/passkey', { response })).toMatchObject({ status: 401 })
})

describe('the first admin', () => {
  const says: string[] = []
  const offered = async () => {
    await offerSetupCode(server.kernel, (line) => void says.push(line))
    return (await readFile(server.kernel.settings.setupCodeFile, 'utf8')).trim()
  }

  test('is whoever brings the server’s code, a confirmed address and a second factor; then never again', async () => {
    const code = await offered()
    expect(await offered()).toBe(code)
    expect(says).toEqual([expect.stringContaining(code)])
    expect((await stat(server.kernel.settings.setupCodeFile)).mode & 0o777).toBe(0o600)

    const { browser, id, email } = await member()
    const enter = (given: string, from = browser) => from.ask('POST', '/api/admin/bootstrap', { code: given })
    expect(await enter(code, server.browser())).toMatchObject({ status: 401 })
    expect(await enter('nonsense')).toMatchObject({ status: 403, json: { code: 'setup-code-wrong' } })
    expect(await enter(code)).toMatchObject({ status: 403, json: { code: 'address-unverified' } })
    await server.kernel.handle(account, id, verifyEmail(), freshCommand(server.kernel))
    expect(await enter(code)).toMatchObject({ status: 403, json: { code: 'step-up-needed' } })
    const { secret } = await withTotp(browser)
    expect(await enter(code)).toMatchObject({ status: 200, json: { role: 'admin', email } })
    await expect(stat(server.kernel.settings.setupCodeFile)).rejects.toThrow('ENOENT')
    expect(await browser.ask('POST', `/api/admin/users/${id}/sign-out`)).toMatchObject({ status: 204 })

    const another = await member()
    expect(await enter(code, another.browser)).toMatchObject({ status: 410, json: { code: 'setup-over' } })
    const again = server.browser()
    const ticket = await firstStep(again, email)
    const shown = { ticket, code: codeOf(secret, 1) }
    expect(await again.ask('POST', '/api/auth/second-factor', shown)).toMatchObject({ json: { role: 'admin' } })
    await offerSetupCode(server.kernel, (line) => void says.push(line))
    expect(says).toHaveLength(1)
  })
})

test('a second factor is shown again before a change that asks for it', async () => {
  const { browser } = await member()
  const { secret } = await withTotp(browser)
  expect(await browser.ask('POST', '/api/auth/step-up', { code: '000000' })).toMatchObject({ status: 401 })
  expect(await browser.ask('POST', '/api/auth/step-up', { code: codeOf(secret, 1) })).toMatchObject({ status: 204 })
  expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 200 })
})
