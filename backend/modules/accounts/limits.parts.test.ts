import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { routes } from './routes.ts'
import { freshAddress, newMember, signIn, signUp } from './testing/visitor.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer({ routers: [routes] })
})
afterEach(() => server.stop())

const waits = {
  status: 429,
  json: { code: 'rate-limited', message: expect.stringMatching(/^Please wait \d+ (minutes|seconds)\.$/) },
}

test('after five wrong passwords an account is closed to that network for a while, even to the right one', async () => {
  const address = freshAddress()
  await newMember(server.browser(), address)
  for (let tries = 1; tries <= 5; tries += 1)
    expect(await signIn(server.browser(), address, 'a guess')).toMatchObject({ status: 401 })
  const answer = await signIn(server.browser(), address)
  expect(answer).toMatchObject(waits)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(800)
})

test('after twenty wrong passwords a network waits, whatever the account', async () => {
  for (let tries = 1; tries <= 20; tries += 1)
    expect(await signIn(server.browser(), freshAddress(), 'a guess')).toMatchObject({ status: 401 })
  expect(await signIn(server.browser(), freshAddress(), 'a guess')).toMatchObject(waits)
})

test('signing in rightly is never too often', async () => {
  const address = freshAddress()
  await newMember(server.browser(), address)
  for (let times = 1; times <= 21; times += 1)
    expect(await signIn(server.browser(), address)).toMatchObject({ status: 200 })
})

test('a network opens sixty accounts an hour', async () => {
  for (let times = 1; times <= 60; times += 1)
    expect(await signUp(server.browser(), { email: 'no address' })).toMatchObject({ status: 400 })
  expect(await signUp(server.browser(), { email: freshAddress() })).toMatchObject(waits)
})
