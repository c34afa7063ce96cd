import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { lastSign, noteSign } from '../../backend/kernel/identity/signs.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import type { LifeView } from '../../backend/modules/life/contract.ts'
import { askToWait } from '../../backend/modules/life/decide/wait.ts'
import { life } from '../../backend/modules/life/life.ts'
import { stateOf } from '../../backend/modules/life/state.ts'
import { type Author, type Household } from '../../tests/household/household.ts'
import { planBy } from '../../tests/household/lifePlan.ts'
import type { Post } from '../../tests/household/post.ts'
import { startWatchers } from './testing/watchers.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const DAY_MS = 1_000
const HAND = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-User': '?1' }

let post: Post
let server: TestServer
let stop: () => Promise<void>
let house: Household
let beats: NodeJS.Timeout
let isUp = true
beforeAll(async () => {
  ;({ post, server, house, stop } = await startWatchers(DAY_MS))
  // The answer page is up, as far as anyone can see.
  beats = setInterval(() => void (isUp && beat()), 50)
})
afterAll(async () => {
  clearInterval(beats)
  await stop()
})

/** The answer page was up, for long enough. */
const beat = () =>
  server.kernel.db.query(sql.typeAlias('void')`
    insert into kernel.service_heartbeat (minute, ok_ms) values (clock_timestamp(), 60000) on conflict do nothing`)

/** A plan whose first question is due, since its author has done nothing for as long as it says. */
const plan = async (author: Author, changes: object = {}) => {
  const longAgo = plus(server.kernel.clock.now(), -20 * DAY_MS)
  await server.kernel.db.query(sql.typeAlias('void')`
    update kernel.signs set at = ${longAgo}, signed_in_at = ${longAgo} where account_id = ${author.id}`)
  const shortest = { intervalDays: 14, asks: 2, askEveryDays: 2 }
  await planBy(house, author, null, { ...shortest, ...changes }, longAgo)
}
const lifeOf = async ({ browser }: Author) => (await browser.ask('GET', '/api/life')).json as LifeView
const typesOf = async ({ id }: Author) => (await server.kernel.store.read(`life-${id}`)).map(({ type }) => type)
const becomes = (author: Author, state: LifeView['state']) =>
  vi.waitFor(async () => expect((await lifeOf(author)).state).toBe(state), patiently)
const questionsTo = ({ email }: Author) => post.tries.filter(({ to }) => to === email)

/** Presses the button of a question once its page was read for a while. */
const press = async (link: string) => {
  const browser = server.browser()
  const { json } = await browser.ask('GET', link, undefined, { Accept: 'text/html' })
  const nonce = /name="nonce" value="([^"]+)"/.exec(String(json))?.[1] ?? ''
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
  try {
    const body = Buffer.from(new URLSearchParams({ nonce }).toString())
    const answer = await browser.ask('POST', link, body, HAND)
    return { status: answer.status, text: String(answer.json) }
  } finally {
    clock.mockRestore()
  }
}
const linkIn = (text: string) => new URL(/https?:\S+\/here\/[a-z2-7]+/.exec(text)?.[0] ?? '').pathname

test('an author who answers no question is presumed to have died, and one press in an email undoes it', async () => {
  const ruth = await house.author({ username: 'ruth' })
  await plan(ruth)
  await becomes(ruth, 'presumed')
  const mails = questionsTo(ruth)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Are you there\? Email 1 of /),
    expect.stringMatching(/^Are you there\? Email 2 of /),
  ])
  expect(mails[0]?.messageId).not.toBe(mails[1]?.messageId)
  expect(await typesOf(ruth)).toEqual([
    'LifePlanSet',
    'CheckInAttempted',
    'CheckInAccepted',
    'CheckInAttempted',
    'CheckInAccepted',
    'LifePresumed',
  ])
  // The oldest link is as good as the newest.
  const link = linkIn(mails[0]?.text ?? '')
  expect(await press(link)).toMatchObject({
    status: 200,
    text: expect.stringContaining('everything is as you left it') as string,
  })
  expect((await typesOf(ruth)).slice(6, 8)).toEqual(['SignOfLifeSeen', 'LifeRestored'])
  expect(stateOf((await server.kernel.load(life, ruth.id)).state)).not.toBe('presumed')
})

test('whoever answers the first question is asked no second one of that series', async () => {
  const ruth = await house.author({ username: 'ruth' })
  await plan(ruth, { askEveryDays: 30 })
  await vi.waitFor(() => expect(questionsTo(ruth)).toHaveLength(1), patiently)
  await becomes(ruth, 'asked')
  await ruth.browser.ask('POST', '/api/life/here', {})
  expect(await lifeOf(ruth)).toMatchObject({ state: 'active', asked: 0 })
  expect((await typesOf(ruth)).filter((type) => type === 'SignOfLifeSeen')).toHaveLength(1)
})

test('any other thing that they do while signed in is an answer, too', async () => {
  const ruth = await house.author({ username: 'ruth' })
  await plan(ruth, { askEveryDays: 30 })
  await becomes(ruth, 'asked')
  await ruth.browser.ask('POST', '/api/life/contacts', { contactId: newId(), name: '', email: 'nobody' })
  expect((await lifeOf(ruth)).state).toBe('active')
})

test('a sign that no event tells of is found before anything is concluded from silence', async () => {
  const ruth = await house.author({ username: 'ruth' })
  await plan(ruth, { askEveryDays: 3 })
  await becomes(ruth, 'asked')
  await noteSign(server.kernel.db, ruth.id)
  const signAt = await lastSign(server.kernel, ruth.id)
  await vi.waitFor(async () => expect(await typesOf(ruth)).toContain('SignOfLifeSeen'), patiently)
  expect((await server.kernel.load(life, ruth.id)).state.seenAt).toBe(signAt)
})

test('while nobody could have answered, a question is mailed again and nothing is concluded', async () => {
  const ruth = await house.author({ username: 'ruth' })
  isUp = false
  try {
    await plan(ruth)
    await vi.waitFor(() => expect(questionsTo(ruth).length).toBeGreaterThan(2), patiently)
    expect((await lifeOf(ruth)).state).toBe('asked')
    expect((await server.kernel.load(life, ruth.id)).state.questions.silence).toHaveLength(1)
  } finally {
    isUp = true
  }
  await becomes(ruth, 'presumed')
})

test('while a contact asked us to wait, nothing is asked', async () => {
  const ruth = await house.author({ username: 'ruth' })
  await plan(ruth)
  await becomes(ruth, 'asked')
  const nora = await house.contact(ruth)
  const please = askToWait({ contactId: nora, days: 5, reason: 'unsure', lastSignAt: '' })
  const { waits } = await house.tell(life, ruth.id, please, { kind: 'contact', id: nora })
  const until = waits.at(-1)?.until ?? ''
  expect((await lifeOf(ruth)).nextAskAt).toBe(until)
  await vi.waitFor(() => expect(questionsTo(ruth)).toHaveLength(2), patiently)
  expect(server.kernel.clock.now() >= until).toBe(true)
})
