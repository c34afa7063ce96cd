import { beforeEach, describe, expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import type { Author } from '../../../tests/household/household.ts'
import { issueProof } from '../../kernel/identity/reauth.ts'
import { lastSign } from '../../kernel/identity/signs.ts'
import { plus } from '../../kernel/log/decider.ts'
import { sentences, type LifeView } from './contract.ts'

const { server, house } = aHouse()
let ana: Author
beforeEach(async () => {
  ana = await house.author()
})

const set = async ({ id, browser }: Author, changes: object = {}) =>
  browser.ask('PUT', '/api/life', { proof: await issueProof(server.kernel, id), ...changes })
const lifeOf = async ({ browser }: Author) => (await browser.ask('GET', '/api/life')).json as LifeView
const inDays = (days: number) => plus(server.kernel.clock.now(), days * server.kernel.clock.dayMs)

describe('a life plan', () => {
  test('is shown to nobody who is not signed in, and set by nobody', async () => {
    const { ask } = server.browser()
    for (const [method, path] of [
      ['GET', '/api/life'],
      ['PUT', '/api/life'],
      ['POST', '/api/life/pause'],
      ['POST', '/api/life/resume'],
    ] as const)
      expect(await ask(method, path, method === 'GET' ? undefined : {})).toMatchObject({ status: 401 })
  })

  test('is not there until its author has chosen one', async () => {
    expect(await lifeOf(ana)).toMatchObject({ state: 'active', plan: null, nextAskAt: null, presumedAt: null })
  })

  test('is as usual where nothing else was chosen, and shows its dates', async () => {
    const { status, json } = await set(ana)
    expect(status).toBe(200)
    const plan = { intervalDays: 90, asks: 3, askEveryDays: 7, preconsentDays: 60, k: null, challengeDays: 7 }
    expect(json).toMatchObject({ state: 'active', plan, asked: 0, isVerified: true })
    const { nextAskAt, presumedAt } = json as LifeView
    const { dayMs } = server.kernel.clock
    expect(presumedAt).toBe(plus(nextAskAt ?? '', 21 * dayMs))
    expect(await lifeOf(ana)).toEqual(json)
  })

  test.each([
    [{ asks: 1 }, 400, 'plan-invalid', 'Choose 2 to 5.'],
    [{ k: 1 }, 409, 'contacts-missing', sentences['contacts-missing']],
    [{ mood: 'calm' }, 400, 'unknown-field', 'We do not know the field "mood".'],
  ])('with %o is refused', async (changes, status, code, message) => {
    expect(await set(ana, changes)).toMatchObject({ status, json: { code, message } })
  })

  test('is not set without showing once more who sets it', async () => {
    expect(await ana.browser.ask('PUT', '/api/life', {})).toMatchObject({
      status: 403,
      json: { code: 'reauth-needed' },
    })
  })

  test('is saved in a demo, which has no password to show', async () => {
    const browser = server.browser()
    expect(await browser.ask('POST', '/api/auth/demo')).toMatchObject({ status: 201 })
    expect(await browser.ask('PUT', '/api/life', { intervalDays: 30 })).toMatchObject({
      status: 200,
      json: { plan: { intervalDays: 30 } },
    })
  })

  test('counts contacts who agreed, and asks no more of them than there are', async () => {
    await house.contact(ana)
    await house.contact(ana, { isAsked: true })
    expect((await set(ana, { k: 3 })).json).toMatchObject({ code: 'quorum-invalid' })
    expect((await set(ana, { k: 2 })).json).toMatchObject({ contacts: 1, plan: { k: 2 } })
  })

  test('made for the only contact asks for two once another has agreed, unless one alone was confirmed', async () => {
    await house.contact(ana)
    expect((await set(ana, { k: 1 })).json).toMatchObject({ contacts: 1, needed: 1 })
    await house.contact(ana)
    expect((await ana.browser.ask('GET', '/api/life')).json).toMatchObject({ contacts: 2, needed: 2, plan: { k: 1 } })
    expect((await set(ana, { k: 1, confirmSingle: true })).json).toMatchObject({ needed: 1 })
  })
})

test('who is away is asked nothing until they are back', async () => {
  expect(await ana.browser.ask('POST', '/api/life/pause', { until: inDays(9) })).toMatchObject({
    json: { code: 'no-life-plan' },
  })
  await set(ana)
  const until = inDays(9)
  const paused = await ana.browser.ask('POST', '/api/life/pause', { until })
  expect(paused.json).toMatchObject({ state: 'paused', pausedUntil: until, nextAskAt: null })
  expect((await ana.browser.ask('POST', '/api/life/resume', {})).json).toMatchObject({
    state: 'active',
    pausedUntil: null,
  })
})

test('whoever says that they are here is, and no event tells of it where nothing was asked', async () => {
  await set(ana)
  const before = await lastSign(server.kernel, ana.id)
  expect(await ana.browser.ask('POST', '/api/life/here', {})).toMatchObject({ status: 200, json: { wait: null } })
  expect((await lastSign(server.kernel, ana.id)) > before).toBe(true)
  const log = await server.kernel.store.read(`life-${ana.id}`)
  expect(log.map(({ type }) => type)).toEqual(['LifePlanSet'])
})
