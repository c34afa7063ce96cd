// Through: accounts, recipients, messages, deliveries
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../../kernel/testing/server.ts'
import { householdIn, startHouse, type Household } from '../../../tests/household/household.ts'
import { BODY, TITLE } from '../../../tests/household/reader.ts'
import { storyOf, type Story } from '../../../tests/household/story.ts'
import type { Preview } from './contract.ts'

let server: TestServer
let house: Household
let story: Story
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  story = storyOf(server, house)
})
afterAll(() => server.stop())

const RELATION = 'your grandmother'
const ofBen = async () => {
  const ana = await house.author()
  const ben = await house.prove(ana, await house.person(ana, { relation: RELATION }))
  const seen = async (messageId: string, browser = ana.browser) =>
    (await browser.ask('GET', `/api/deliveries/preview?messageId=${messageId}`)).json as Preview[]
  return { ana, ben, seen }
}

test('an author sees the email and the closed page under the name they chose, and nobody else does', async () => {
  const { ana, ben, seen } = await ofBen()
  const id = await story.draft(ana, { title: TITLE, body: BODY, people: [ben] })
  expect(await seen(id)).toMatchObject([{ name: 'Ben', mail: { subject: 'Ana left something for you' } }])
  expect(await ana.browser.ask('PATCH', '/api/account/profile', { name: 'Ana Hale' })).toMatchObject({ status: 200 })
  const [shown] = await seen(id)
  expect(shown).toMatchObject({
    recipientId: ben,
    from: { author: 'Ana Hale', relation: RELATION },
    mail: { subject: 'Ana Hale left something for you' },
    page: { heading: 'Ana Hale left something for you' },
  })
  expect(shown?.mail.lines).toEqual(expect.arrayContaining(['Dear Ben,', `From Ana Hale, ${RELATION}.`]))
  expect(JSON.stringify(shown)).not.toMatch(/swing|orchard|You were four/)

  const eve = await house.author()
  expect(await seen(id, eve.browser)).toEqual([])
  expect(await server.browser().ask('GET', `/api/deliveries/preview?messageId=${id}`)).toMatchObject({ status: 401 })
})

test('what was shown is what the recipient reads, and the relation stands on no list of its author', async () => {
  const { ana, ben, seen } = await ofBen()
  const id = await story.delivering(ana, { title: TITLE, body: BODY, people: [ben] })
  const { token } = await story.mailed(ana, id, ben)
  const [shown] = await seen(id)
  const page = await server.browser().ask('GET', `/d/${token}`, undefined, { Accept: 'text/html' })
  const text = String(page.json)
  for (const words of [shown?.page.heading, shown?.page.date, shown?.page.note, RELATION]) expect(text).toContain(words)
  expect(text).not.toMatch(/swing|orchard|You were four/)
  expect(text).toContain('keeps messages for families and delivers them on the day they choose.')
  for (const path of ['/api/messages', `/api/messages/${id}`, `/api/deliveries?messageId=${id}`])
    expect(JSON.stringify((await ana.browser.ask('GET', path)).json)).not.toContain(RELATION)
})

test('a recipient sees the author’s picture by the link alone, and the author sees that they will', async () => {
  const { ana, ben, seen } = await ofBen()
  const id = await story.delivering(ana, { title: TITLE, body: BODY, people: [ben] })
  const { token } = await story.mailed(ana, id, ben)
  const visitor = server.browser()
  const page = async () => String((await visitor.ask('GET', `/d/${token}`, undefined, { Accept: 'text/html' })).json)
  const picture = () => fetch(new URL(`/api/d/${token}/portrait`, server.origin))
  expect(await page()).not.toContain('/portrait')
  expect((await picture()).status).toBe(404)

  const portraitId = await house.portrait(ana, Buffer.from('a picture'))
  expect(await seen(id)).toMatchObject([{ from: { portraitId } }])
  expect(await page()).toContain(`<img src="/api/d/${token}/portrait" alt="Ana"`)
  const given = await picture()
  expect([given.status, given.headers.get('Content-Type'), await given.text()]).toEqual([
    200,
    'image/jpeg',
    'a picture',
  ])
  const eve = await house.author()
  expect(await eve.browser.ask('GET', `/api/media/${portraitId}/picture`)).toMatchObject({ status: 404 })
  const next = token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a')
  expect((await fetch(new URL(`/api/d/${next}/portrait`, server.origin))).status).toBe(404)

  expect(await ana.browser.ask('DELETE', `/api/media/${portraitId}`, {})).toMatchObject({ status: 200 })
  expect(await page()).not.toContain('/portrait')
  expect((await picture()).status).toBe(404)
})
