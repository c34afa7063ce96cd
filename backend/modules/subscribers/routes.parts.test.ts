import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { press } from '../../../tests/household/press.ts'
import { subscribers } from '../../../projections/subscribers/subscribers.ts'
import { newId } from '../../kernel/ids.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { replay } from '../../kernel/testing/replay.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { NEUTRAL } from './contract.ts'
import { suppress } from './decide.ts'
import { linksOf, subscriberIdOf } from './queries.ts'
import { routes } from './routes.ts'
import { subscriber } from './subscriber.ts'

let server: TestServer
let nell: Browser
let email: string
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: { subscribers: [subscribers] } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  nell = server.browser()
  email = `nell.${newId()}@hale.example`
})

const neutral = { status: 202, json: { message: NEUTRAL } }
const wish = (by: Browser, changes: object = {}) =>
  by.ask('POST', '/api/newsletter/subscribe', { email, source: 'footer', afterMs: 5_000, ...changes })
const links = () => {
  const id = subscriberIdOf(server.kernel, email)
  const { confirm, leave } = linksOf(server.kernel, id)
  return { id, confirm: new URL(confirm).pathname, leave: new URL(leave).pathname }
}
const stateOf = async (id: string) => (await server.kernel.load(subscriber, id)).state.status

describe('asking for the letters', () => {
  test('answers the same for a person, a machine, a repeat and a reader', async () => {
    const { id } = links()
    expect(await wish(nell, { website: 'http://spam.example' })).toMatchObject(neutral)
    expect(await wish(nell, { afterMs: 1_999 })).toMatchObject(neutral)
    expect(await stateOf(id)).toBe('new')
    expect(await wish(nell)).toMatchObject(neutral)
    expect(await wish(nell, { email: email.toUpperCase() })).toMatchObject(neutral)
    expect(await stateOf(id)).toBe('unconfirmed')
    expect((await server.kernel.store.read(`subscriber-${id}`)).length).toBe(1)
  })

  test.each([
    [{ email: 'nowhere' }, 'Please enter a valid email'],
    [{ email: 'a@b' }, 'Please enter a valid email'],
    [{ name: 'Nell' }, 'We do not know the field "name".'],
  ])('with %o is refused', async (changes, message) => {
    expect(await wish(nell, changes)).toMatchObject({ status: 400, json: { message } })
  })
})

describe('the link in the email', () => {
  test('opened by a scanner asks, and its button confirms', async () => {
    await wish(nell)
    const { id, confirm } = links()
    const scanner = server.browser()
    const asked = await scanner.ask('GET', confirm)
    expect(asked).toMatchObject({ status: 200 })
    expect(asked.json).toContain('Confirm</button>')
    expect(await stateOf(id)).toBe('unconfirmed')
    expect((await scanner.ask('POST', confirm)).json).toContain('Please press the button once more.')
    expect(await stateOf(id)).toBe('unconfirmed')
    expect((await press(server.browser(), confirm)).text).toContain('You are on our list')
    expect(await stateOf(id)).toBe('confirmed')
  })

  test('opened in the browser that asked confirms nothing either', async () => {
    await wish(nell)
    const { id, confirm } = links()
    expect((await nell.ask('GET', confirm)).json).toContain('Confirm</button>')
    expect(await stateOf(id)).toBe('unconfirmed')
  })

  test('is confirmed by no link of another kind', async () => {
    await wish(nell)
    const { id, leave } = links()
    expect((await press(nell, `/newsletter/confirm/${leave.split('/').at(-1)}`)).status).toBe(404)
    expect(await stateOf(id)).toBe('unconfirmed')
  })

  test('of someone who has left says that it is too old', async () => {
    await wish(nell)
    const { confirm, leave } = links()
    await press(nell, leave)
    const answer = await press(server.browser(), confirm)
    expect(answer.status).toBe(410)
    expect(answer.text).toContain('This link is too old')
  })
})

describe('leaving', () => {
  test('by one click of the mail program needs neither cookie nor origin', async () => {
    await wish(nell)
    const { id, leave } = links()
    const { status } = await fetch(new URL(leave, server.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(status).toBe(200)
    expect(await stateOf(id)).toBe('unsubscribed')
    const log = await server.kernel.store.read(`subscriber-${id}`)
    expect(log.at(-1)).toMatchObject({ type: 'Unsubscribed', data: { pub: { how: 'one_click' } } })
  })

  test('by the page asks first, and answers an unknown link the same', async () => {
    await wish(nell)
    const { id, leave } = links()
    expect((await nell.ask('GET', leave)).json).toContain('Unsubscribe</button>')
    expect(await stateOf(id)).toBe('unconfirmed')
    await nell.ask('POST', leave)
    expect(await stateOf(id), 'a form that a program sends').toBe('unconfirmed')
    const known = await press(nell, leave)
    const unknown = await press(nell, '/newsletter/u/nobody')
    const words = ({ text }: { text: string }) => /<main[\s\S]*<\/main>/.exec(text)?.[0]
    expect(words(unknown)).toBe(words(known))
    expect(await stateOf(id)).toBe('unsubscribed')
  })
})

test('the read table tells who reads us, also rebuilt and told twice, and holds no address in the clear', async () => {
  await wish(nell)
  const { id, confirm } = links()
  await nell.ask('POST', confirm)
  const { position = '' } = await server.kernel.handle(
    subscriber,
    id,
    suppress('complained'),
    freshCommand(server.kernel),
  )
  await server.kernel.checkpointSignals.passed('subscribers', position, 10_000)
  for (const times of [1, 2]) {
    await replay(server.kernel, subscribers, [`subscriber-${id}`], times)
    const rows = await server.rowsOf('subscribers.subscribers')
    expect(rows).toMatchObject([{ id, source: 'footer', state: 'suppressed' }])
    expect(JSON.stringify(rows)).not.toContain('nell')
  }
  const log = await server.kernel.store.read(`subscriber-${id}`)
  expect(JSON.stringify(log, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    'nell',
  )
})
