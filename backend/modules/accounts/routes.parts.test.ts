import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { derivedId, newId } from '../../kernel/ids.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { User } from './contract.ts'
import { reserveEmail } from './decide.ts'
import { email, normalised } from './email.ts'
import { emailIdOf } from './queries.ts'
import { routes } from './routes.ts'
import { freshAddress, newMember, PASSWORD, signIn, signUp, tokenOf } from './testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: { accounts: [accounts] } })
})
afterAll(() => server.stop())

describe('signing up', () => {
  test('answers the new member and signs them in', async () => {
    const browser = server.browser()
    const address = freshAddress()
    const { status, json } = await signUp(browser, { email: address, username: 'ruth' })
    expect(status).toBe(201)
    const user = { id: v.parse(User, json).id, username: 'ruth', email: address, role: 'user', emailVerified: false }
    // Nobody works at the mails of this house.
    expect(json).toEqual({ ...user, confirmationMail: 'waiting' })
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 200, json: user })
  })

  test('is refused without a token, with an old one, and with the token of another browser', async () => {
    const browser = server.browser()
    const body = { username: 'r', email: freshAddress(), password: PASSWORD, browser: 'safari', mobile: true }
    const refused = { status: 403, json: { code: 'csrf', message: 'Your page is out of date. Reload and try again.' } }
    const send = (token: string) => browser.ask('POST', '/api/auth/signup', body, { 'X-CSRF-Token': token })
    expect(await send('')).toMatchObject(refused)
    const own = await tokenOf(browser)
    expect(await send(await tokenOf(server.browser()))).toMatchObject(refused)
    expect(await send(own.replace(/^\d+/, '1'))).toMatchObject(refused)
    expect(await send(own)).toMatchObject({ status: 201 })
  })

  test.each([
    [{ email: 'ruth' }, 'Please enter a valid email'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
  ])('is refused where a field breaks its rule: %o', async (wrong, message) => {
    const answer = await signUp(server.browser(), { email: freshAddress(), ...wrong })
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid', message } })
  })

  test('is refused with a field that is not asked for', async () => {
    const browser = server.browser()
    const headers = { 'X-CSRF-Token': await tokenOf(browser) }
    const body = { username: 'r', email: freshAddress(), password: PASSWORD, browser: 'chrome', mobile: false }
    const answer = await browser.ask('POST', '/api/auth/signup', { ...body, role: 'admin' }, headers)
    expect(answer).toMatchObject({ status: 400, json: { code: 'unknown-field', details: { field: 'role' } } })
  })

  test('with the address of an account is refused in words, however it is spelt', async () => {
    const address = freshAddress()
    await newMember(server.browser(), address)
    expect(await signUp(server.browser(), { email: address.toUpperCase() })).toMatchObject({
      status: 409,
      json: { code: 'email-taken', message: 'An account with this email already exists. Sign in instead.' },
    })
  })

  test('sent twice with one key opens one account', async () => {
    const request = { email: freshAddress(), key: newId() }
    const answers = await Promise.all([signUp(server.browser(), request), signUp(server.browser(), request)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0].json).toEqual(answers[1].json)
  })

  test('under a key that was used is refused to whoever has another password', async () => {
    const request = { email: freshAddress(), key: newId() }
    await signUp(server.browser(), request)
    expect(await signUp(server.browser(), { ...request, password: 'not the same' })).toMatchObject({
      status: 409,
      json: { code: 'key-reused' },
    })
  })

  test('under a key that was used is refused with another address, which stays free', async () => {
    const request = { email: freshAddress(), key: newId() }
    const other = freshAddress()
    await signUp(server.browser(), request)
    expect(await signUp(server.browser(), { ...request, email: other })).toMatchObject({
      status: 409,
      json: { code: 'key-reused' },
    })
    expect(await signUp(server.browser(), { email: other })).toMatchObject({ status: 201 })
  })

  test('by two people at once with one address opens one account', async () => {
    const request = { email: freshAddress() }
    const answers = await Promise.all([signUp(server.browser(), request), signUp(server.browser(), request)])
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
    const again = await signUp(server.browser(), request)
    const opened = [...answers, again].filter(({ status }) => status === 201)
    expect(opened).toHaveLength(1)
  })

  test('takes an address over from a sign-up that stopped half-way, which then cannot finish', async () => {
    const address = freshAddress()
    const { kernel } = server
    // As a process leaves it that dies between the address and the account: the first request's own steps.
    const stopped = { email: address, key: newId() }
    const emailId = emailIdOf(kernel, address)
    const accountId = derivedId(`account:${stopped.key}`)
    await kernel.handle(email, emailId, reserveEmail({ accountId, insteadOf: '' }), freshCommand(kernel))
    expect(await signUp(server.browser(), { email: address })).toMatchObject({ status: 201 })
    expect(await signUp(server.browser(), stopped)).toMatchObject({ status: 409, json: { code: 'email-taken' } })
  })

  test('leaves neither name, address nor password readable in the log', async () => {
    const address = freshAddress('margarethe')
    const { id } = await newMember(server.browser(), address)
    const { store } = server.kernel
    const raw = [
      ...(await store.read(`account-${id}`)),
      ...(await store.read(`email-${emailIdOf(server.kernel, address)}`)),
    ]
    expect(raw.map(({ type }) => type)).toEqual(['AccountOpened', 'EmailReserved'])
    const text = JSON.stringify(raw, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    for (const secret of ['margarethe', address, PASSWORD]) expect(text).not.toContain(secret)
  })
})

describe('signing in', () => {
  test('works right after signing up, with the address in any capitals', async () => {
    const address = freshAddress()
    const user = await newMember(server.browser(), address)
    expect(await signIn(server.browser(), address.toUpperCase())).toMatchObject({ status: 200, json: user })
  })

  test('answers the same for an unknown address and a wrong password', async () => {
    const address = freshAddress()
    await newMember(server.browser(), address)
    const wrong = await signIn(server.browser(), address, 'a guess')
    const unknown = await signIn(server.browser(), freshAddress(), 'a guess')
    expect(wrong).toMatchObject({
      status: 401,
      json: {
        code: 'credentials-wrong',
        message: 'That email or password does not match. Try again, or reset your password.',
      },
    })
    expect(unknown.json).toEqual(wrong.json)
  })

  test('gives the session a new id, and the old one opens nothing', async () => {
    const address = freshAddress()
    const browser = server.browser()
    await newMember(browser, address)
    const old = new Map(browser.jar)
    await signIn(browser, address)
    expect(browser.jar.get('session')).not.toBe(old.get('session'))
    const thief = server.browser()
    for (const [name, value] of old) thief.jar.set(name, value)
    expect(await thief.ask('GET', '/api/account')).toMatchObject({ status: 401, json: { code: 'sign-in' } })
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 200 })
  })

  test.each([
    [{ username: 'ruth' }, 'Please enter a valid email'],
    [{ password: '' }, 'Password is required'],
  ])('is refused where a field breaks its rule: %o', async (wrong, message) => {
    const body = { username: freshAddress(), password: PASSWORD, browser: 'other', mobile: false, ...wrong }
    const answer = await server.browser().ask('POST', '/api/auth/signin', body)
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid', message } })
  })

  test('from a foreign page is refused', async () => {
    const body = { username: freshAddress(), password: PASSWORD, browser: 'other', mobile: false }
    const answer = await server.browser().ask('POST', '/api/auth/signin', body, { Origin: 'https://evil.example' })
    expect(answer).toMatchObject({ status: 403, json: { code: 'csrf' } })
  })

  test('with a body that is no JSON is refused', async () => {
    const answer = await server.browser().ask('POST', '/api/auth/signin', Buffer.from('{"username":'))
    expect(answer).toMatchObject({ status: 400, json: { code: 'bad-json' } })
  })
})

describe('a session', () => {
  test('is needed to see an account', async () => {
    expect(await server.browser().ask('GET', '/api/account')).toMatchObject({
      status: 401,
      json: { code: 'sign-in', message: 'Please sign in.' },
    })
  })

  test('ends with signing out, also for a copy of its cookie', async () => {
    const browser = server.browser()
    await newMember(browser)
    const copy = new Map(browser.jar)
    expect(await browser.ask('POST', '/api/auth/signout')).toMatchObject({ status: 200 })
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 401 })
    for (const [name, value] of copy) browser.jar.set(name, value)
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 401 })
  })

  test('can be signed out of twice', async () => {
    expect(await server.browser().ask('POST', '/api/auth/signout')).toMatchObject({ status: 200 })
  })

  test('goes on under a new id; what was under way with the old one is answered, and nothing else is kept of it', async () => {
    const browser = server.browser()
    await newMember(browser)
    const copy = server.browser()
    for (const [name, value] of browser.jar) copy.jar.set(name, value)
    const change = { current: PASSWORD, password: 'a garden on a monday' }
    expect(await browser.ask('POST', '/api/account/password', change)).toMatchObject({ status: 204 })
    expect(browser.jar.get('session')).not.toBe(copy.jar.get('session'))
    expect(await copy.ask('GET', '/api/account')).toMatchObject({ status: 200 })
    const { items } = (await browser.ask('GET', '/api/account/sessions')).json as { items: unknown[] }
    expect(items).toMatchObject([{ isThisOne: true }])
    await server.kernel.db.query(sql.typeAlias('void')`
      update kernel.sessions set expires_at = expires_at - interval '10 seconds' where is_replaced`)
    expect(await copy.ask('GET', '/api/account')).toMatchObject({ status: 401 })
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 200 })
  })

  test('is not opened by what its table holds', async () => {
    const browser = server.browser()
    const { id } = await newMember(browser)
    const rows = await server.kernel.db.any(sql.type(v.object({ idHash: v.string() }))`
      select id_hash from kernel.sessions where account_id = ${id}`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.idHash).not.toBe(browser.jar.get('session'))
  })
})

describe('confirming an address', () => {
  const tokenFor = ({ id, email }: User) => server.kernel.capabilities.issue('verify', id, normalised(email))

  test('needs the link only, and may be done twice', async () => {
    const browser = server.browser()
    const { confirmationMail, ...user } = await newMember(browser)
    expect(confirmationMail).toBe('waiting')
    const verify = () => server.browser().ask('POST', '/api/auth/verify', { token: tokenFor(user) })
    expect(await verify()).toMatchObject({ status: 200, json: { emailVerified: true } })
    expect(await verify()).toMatchObject({ status: 200, json: { emailVerified: true } })
    expect((await browser.ask('GET', '/api/account')).json).toEqual({ ...user, emailVerified: true })
  })

  test('is refused with a link that is cut off, made up, or meant for another address or purpose', async () => {
    const user = await newMember(server.browser())
    const { capabilities } = server.kernel
    const wrong = [
      tokenFor(user).slice(0, -1),
      'hello',
      tokenFor({ ...user, email: freshAddress() }),
      tokenFor({ ...user, id: newId() }),
      capabilities.issue('open', user.id, user.email),
    ]
    for (const token of wrong)
      expect(await server.browser().ask('POST', '/api/auth/verify', { token })).toMatchObject({
        status: 404,
        json: { code: 'link-invalid', message: 'This link is not complete. Copy it again from the email.' },
      })
  })

  test('can be asked for again by the member, five times an hour', async () => {
    const browser = server.browser()
    await newMember(browser)
    const ask = () => browser.ask('POST', '/api/auth/verify/resend')
    for (let times = 1; times <= 5; times += 1)
      expect(await ask()).toMatchObject({ status: 200, json: { emailVerified: false } })
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate-limited' } })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('cannot be asked for by a visitor', async () => {
    expect(await server.browser().ask('POST', '/api/auth/verify/resend')).toMatchObject({ status: 401 })
  })
})
