import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Household } from '../../../tests/household/household.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { familiesIn } from '../families/testing/house.ts'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse({ AI_FEATURES: 'read, listen', TRANSCRIBE_URL: 'https://speech.example/v1' })
  house = householdIn(server)
})
afterAll(() => server.stop())

const PATH = '/api/ai/choices'
const say = (browser: Browser, switches: object, more: object = {}) =>
  browser.ask('PUT', PATH, { level: 'family', switches, ...more })
const nobody = { read: null, listen: null, organize: null }

test('nothing is answered before somebody has', async () => {
  const { browser } = await house.author()
  expect((await browser.ask('GET', PATH)).json).toEqual({
    offered: ['read', 'listen'],
    missing: ['read'],
    outside: 'speech.example',
    family: nobody,
    language: 'any',
    own: nobody,
    mayDecide: true,
    erasing: [],
  })
})

test('a yes stands for the whole family, and a no of one member for what they have added', async () => {
  const ana = await house.author()
  const ben = await familiesIn(server.kernel, house).member(ana, 'contributor')
  expect(await say(ana.browser, { read: true })).toMatchObject({ status: 200, json: { family: { read: true } } })
  expect(await say(ben.browser, { read: false }, { level: 'member' })).toMatchObject({ status: 200 })
  expect((await ben.browser.ask('GET', PATH)).json).toMatchObject({
    family: { read: true, listen: null },
    own: { read: false, listen: null },
    mayDecide: false,
    erasing: ['read'],
  })
})

test('an engine outside of this service is said yes to by its name', async () => {
  const { browser } = await house.author()
  expect(await say(browser, { listen: true })).toMatchObject({
    status: 409,
    json: { code: 'consent-needed', message: expect.stringContaining('speech.example') as string },
  })
  expect(await say(browser, { listen: true }, { engine: 'speech.example' })).toMatchObject({ status: 200 })
})

test('what this house cannot do is no one’s to allow', async () => {
  const { browser } = await house.author()
  expect(await say(browser, { organize: true })).toMatchObject({ status: 409, json: { code: 'not-offered' } })
})
