import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recordBeat } from '../../backend/kernel/process/heartbeat.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { codesOf } from '../../backend/modules/life/reporting.ts'
import { stateOf } from '../../backend/modules/life/state.ts'
import { type Author, type Household } from '../../tests/household/household.ts'
import { planBy } from '../../tests/household/lifePlan.ts'
import type { Post } from '../../tests/household/post.ts'
import { startWatchers } from './testing/watchers.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

/** Three of them are the time to object; the pages are read for two seconds each. */
const DAY_MS = 2_000
const HAND = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-User': '?1' }

let post: Post
let server: TestServer
let stop: () => Promise<void>
let house: Household
let beats: NodeJS.Timeout
let isUp = true
let whileDown: (meanwhile: () => Promise<void>) => Promise<void>
beforeAll(async () => {
  ;({ post, server, house, whileDown, stop } = await startWatchers(DAY_MS))
  // The answer page is up, as far as anyone can see.
  beats = setInterval(() => void (isUp && recordBeat(server.kernel, Date.now(), 100)), 100)
})
afterAll(async () => {
  clearInterval(beats)
  await stop()
})

let ruth: Author
let nora: string
let emil: string
let ida: string
beforeEach(async () => {
  ruth = await house.author({ username: 'ruth' })
  nora = await house.contact(ruth)
  emil = await house.contact(ruth, { name: 'Emil' })
  ida = await house.contact(ruth, { name: 'Ida' })
  await planBy(house, ruth, 2, { intervalDays: null, challengeDays: 3 })
})

const current = async () => (await server.kernel.load(life, ruth.id)).state
const typesOf = async () => (await server.kernel.store.read(`life-${ruth.id}`)).map(({ type }) => type)
const becomes = (state: ReturnType<typeof stateOf>) =>
  vi.waitFor(async () => expect(stateOf(await current())).toBe(state), patiently)
const mailsTo = (address: string) => post.tries.filter(({ to }) => to === address)

/** Reads the page of a link for a while and presses one of its buttons. */
const press = async (link: string, action = '', form: Record<string, string> = {}) => {
  const browser = server.browser()
  const { json } = await browser.ask('GET', link, undefined, { Accept: 'text/html' })
  const nonce = /name="nonce" value="([^"]+)"/.exec(String(json))?.[1] ?? ''
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
  try {
    const body = Buffer.from(new URLSearchParams({ nonce, ...form }).toString())
    const { status, json: page } = await browser.ask('POST', `${link}${action}`, body, HAND)
    return { status, text: String(page).replaceAll(/\s+/g, ' ') }
  } finally {
    clock.mockRestore()
  }
}
const pageOf = (contactId: string) => `/trusted/${server.kernel.capabilities.issue('trusted', ruth.id, contactId)}`
/** A contact asks for the code, finds it in their own mailbox, and reports. */
const report = async (contactId: string) => {
  await press(pageOf(contactId), '/code')
  await vi.waitFor(async () => expect(codesOf(await current(), contactId).code?.state).toBe('sent'), patiently)
  const address = contactIn(await current(), contactId)?.address ?? ''
  const code = /\d{6}/.exec(mailsTo(address).at(-1)?.subject ?? '')?.[0] ?? ''
  return press(pageOf(contactId), '/report', { code })
}
/** The emails that ask her to object, from the first one on. */
const objections = () => mailsTo(ruth.email).filter(({ subject }) => subject?.includes('are worried about you'))
const hereLink = async (count: number) => {
  await vi.waitFor(() => expect(objections()).toHaveLength(count), patiently)
  return new URL(/https?:\S+\/here\/[a-z2-7]+/.exec(objections().at(-1)?.text ?? '')?.[0] ?? '').pathname
}

test('two of three report, one withdraws, two have reported again, and nobody objects: a death is confirmed', async () => {
  await report(nora)
  expect((await report(emil)).text).toContain('Thank you for telling us')
  await vi.waitFor(() => expect(objections()).toHaveLength(1), patiently)
  await press(pageOf(emil), '/withdraw')
  expect(stateOf(await current())).toBe('reported')
  await report(ida)
  await becomes('confirmed')
  const subjects = objections().map(({ subject }) => subject ?? '')
  expect(subjects[0]).toBe('Nora and Emil are worried about you')
  expect(subjects.filter((subject) => subject.includes('Ida'))).toEqual([
    'Nora and Ida are worried about you',
    expect.stringMatching(/^Last email, by .*: Nora and Ida are worried about you$/),
  ])
  const types = await typesOf()
  expect(types.filter((type) => type === 'ChallengeOpened')).toHaveLength(2)
  expect(types.filter((type) => type === 'LifeConfirmed')).toHaveLength(1)
})

test('an answer to the last email leaves all as it was', async () => {
  await report(nora)
  await report(emil)
  const answered = await press(await hereLink(2))
  expect(answered).toMatchObject({ status: 200 })
  expect(await current()).toMatchObject({ reports: [], challenge: undefined, verdict: undefined })
  expect(await typesOf()).toContain('SignOfLifeSeen')
})

test('where the answer page was down, the time to object is longer, and nobody is taken for dead', async () => {
  isUp = false
  try {
    await report(nora)
    await report(emil)
    await vi.waitFor(async () => expect(await typesOf()).toContain('ChallengeExtended'), patiently)
    expect(stateOf(await current())).toBe('reported')
    await vi.waitFor(() => expect(objections().length).toBeGreaterThan(2), patiently)
  } finally {
    isUp = true
  }
  await becomes('confirmed')
})

test('after an outage longer than the time to object, the last email names a day that is still to come', async () => {
  await report(nora)
  await report(emil)
  await vi.waitFor(() => expect(objections()).toHaveLength(1), patiently)
  await whileDown(async () => {
    const until = (await current()).challenge?.until ?? ''
    await vi.waitFor(() => expect(new Date().toISOString() > until).toBe(true), patiently)
  })
  await becomes('confirmed')
  const { verdict, questions } = await current()
  const takenAt = Math.max(
    ...questions.report.filter(({ state }) => state === 'accepted').map(({ at }) => Date.parse(at)),
  )
  expect(Date.parse(verdict?.at ?? '') - takenAt).toBeGreaterThanOrEqual(0.75 * DAY_MS)
  expect(objections().at(-1)?.subject).toMatch(/^Last email, by /)
})

test('somebody in her mailbox ends the reports once; the next time only signing in does', async () => {
  await report(nora)
  await report(emil)
  expect(await press(await hereLink(1))).toMatchObject({ status: 200 })
  expect(await press(pageOf(nora), '/code')).toMatchObject({ status: 409 })
  // Seven of these days later.
  const isOpen = async () => expect(await press(pageOf(nora), '/code')).toMatchObject({ status: 200 })
  await vi.waitFor(isOpen, { timeout: 40_000, interval: 2_000 })
  await report(nora)
  await report(emil)
  const { isSignInOnly, challenge } = await current()
  expect([isSignInOnly, challenge === undefined]).toEqual([true, false])
  await vi.waitFor(() => expect(objections().at(-1)?.text).toMatch(/please\s+sign\s+in/), patiently)
  const refused = await press(`/here/${server.kernel.capabilities.issue('here', ruth.id)}`)
  expect(refused).toMatchObject({ status: 409 })
  expect(refused.text).toContain('Please sign in')
  expect((await current()).challenge).toBeDefined()
  await ruth.browser.ask('POST', '/api/life/here', {})
  expect((await current()).challenge).toBeUndefined()
})
