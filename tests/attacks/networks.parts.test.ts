import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import type { Browser } from '../../backend/kernel/testing/browser.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { routes } from '../../backend/modules/accounts/routes.ts'
import { authenticatorFor } from '../../backend/modules/accounts/testing/authenticator.ts'
import { freshAddress, newMember, signIn, signUp } from '../../backend/modules/accounts/testing/visitor.ts'

const ORIGIN = 'https://house.example'
const rateLimited = { status: 429, json: { code: 'rate-limited' } }
const wrong = { status: 401, json: { code: 'credentials-wrong' } }

let proxied: TestServer
let bare: TestServer
beforeAll(async () => {
  proxied = await startServer({ routers: [routes], settings: { ORIGIN, TRUSTED_PROXIES: '1' } })
  bare = await startServer({ routers: [routes], settings: { ORIGIN } })
})
afterAll(() => Promise.all([proxied.stop(), bare.stop()]))

/** A browser whose requests arrive by TLS with this X-Forwarded-For. */
const by = (browser: Browser, forwardedFor: string): Browser => ({
  ...browser,
  ask: (method, path, body, headers) =>
    browser.ask(method, path, body, {
      Origin: ORIGIN,
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-For': forwardedFor,
      ...headers,
    }),
})
let networks = 0
/** An address of a network that no other test has. */
const newNetwork = () => `198.51.${Math.floor((networks += 1) / 250)}.${networks % 250}`
const from = (network: string) => by(proxied.browser(), network)
const guess = (browser: Browser, address: string) => signIn(browser, address, 'a guess')
/** Lets time pass for whatever was counted. */
const pass = (seconds: number) =>
  proxied.kernel.db.query(sql.typeAlias('void')`
    update kernel.limits set ends_at = ends_at - make_interval(secs => ${seconds})`)

test('a forged first X-Forwarded-For is no other network', async () => {
  const [address, network] = [freshAddress(), newNetwork()]
  for (let tries = 1; tries <= 5; tries += 1)
    expect(await guess(from(`${newNetwork()}, ${network}`), address)).toMatchObject(wrong)
  expect(await guess(from(`${newNetwork()}, ${network}`), address)).toMatchObject(rateLimited)
})

test('where no proxy is trusted, no X-Forwarded-For is believed', async () => {
  for (let tries = 1; tries <= 20; tries += 1)
    expect(await guess(by(bare.browser(), newNetwork()), freshAddress())).toMatchObject(wrong)
  expect(await guess(by(bare.browser(), newNetwork()), freshAddress())).toMatchObject(rateLimited)
})

/** An account whose password was guessed at from five networks, and the browser that it is open in. */
const guessedAt = async () => {
  const address = freshAddress()
  const own = from(newNetwork())
  await newMember(own, address)
  for (let tries = 1; tries <= 5; tries += 1) expect(await guess(from(newNetwork()), address)).toMatchObject(wrong)
  return { address, own }
}

test('an account that many networks guess at waits longer each time, whoever knows the password', async () => {
  const { address } = await guessedAt()
  const first = await signIn(from(newNetwork()), address)
  expect(first).toMatchObject(rateLimited)
  expect(Number(first.headers.get('Retry-After'))).toBeLessThanOrEqual(900)
  await pass(901)
  expect(await guess(from(newNetwork()), address)).toMatchObject(wrong)
  await pass(901)
  expect(await guess(from(newNetwork()), address)).toMatchObject(rateLimited)
  await pass(900)
  expect(await signIn(from(newNetwork()), address)).toMatchObject({ status: 200 })
})

test('of many guesses at once only one is looked at when the wait is over', async () => {
  const { address } = await guessedAt()
  await pass(901)
  const answers = await Promise.all(Array.from({ length: 8 }, () => guess(from(newNetwork()), address)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
})

test('an address that nobody has waits just so', async () => {
  const address = freshAddress()
  for (let tries = 1; tries <= 5; tries += 1) expect(await guess(from(newNetwork()), address)).toMatchObject(wrong)
  expect(await guess(from(newNetwork()), address)).toMatchObject(rateLimited)
})

test('guesses keep nobody out of their own account: a browser it was open in, and a passkey, still get in', async () => {
  const { address, own } = await guessedAt()
  const phone = authenticatorFor(ORIGIN)
  expect(await phone.add(own)).toMatchObject({ status: 201 })
  expect(await own.ask('GET', '/api/account/security')).toMatchObject({ status: 200 })
  await own.ask('POST', '/api/auth/signout')
  expect(await signIn(own, address)).toMatchObject({ status: 200 })
  const elsewhere = from(newNetwork())
  expect(await signIn(elsewhere, address)).toMatchObject(rateLimited)
  expect(await phone.show(elsewhere, '/api/auth/passkey')).toMatchObject({ status: 200 })
})

test('a browser that an account was open in may not guess without end either', async () => {
  const { address, own } = await guessedAt()
  const again = (network: string) => guess(by(own, network), address)
  for (let tries = 1; tries <= 5; tries += 1) expect(await again(newNetwork())).toMatchObject(wrong)
  expect(await again(newNetwork())).toMatchObject(rateLimited)
})

test('a network learns of ten addresses an hour that someone has them, and of none after that', async () => {
  const network = newNetwork()
  const taken = freshAddress()
  await newMember(from(newNetwork()), taken)
  for (let tries = 1; tries <= 10; tries += 1)
    expect(await signUp(from(network), { email: taken })).toMatchObject({ status: 409, json: { code: 'email-taken' } })
  expect(await signUp(from(network), { email: taken })).toMatchObject(rateLimited)
  expect(await signUp(from(network), { email: freshAddress() })).toMatchObject(rateLimited)
  expect(await signUp(from(newNetwork()), { email: freshAddress() })).toMatchObject({ status: 201 })
})
