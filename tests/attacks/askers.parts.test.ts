// Through: stories, families
// Whoever asked hands the link over and may keep it: it is the teller's alone once the story is told, and nobody's once the asker is gone.
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { family } from '../../backend/modules/families/family.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { startHouse } from '../household/household.ts'
import { placesIn, PERSONS, type Place } from './roles/place.ts'
import { outcomeOf } from './roles/rows.ts'
import { question, removed, told } from './roles/things.ts'
import { press } from './walk/ways.ts'

const WORDS = 'The lamp in the yard.'
const PAGE = { Accept: 'text/html' }
const Url = v.object({ url: v.string() })

let server: TestServer
let place: () => Promise<Place>
beforeAll(async () => {
  server = await startHouse()
  place = await placesIn(server)
})
afterAll(() => server.stop())

const happens = (at: Place, event: FamiliesEvent) => at.house.tell(family, at.familyId, () => [event], at.by('owner'))
const removing = (at: Place) => happens(at, { type: 'MemberRemoved', data: { accountId: at.people.contributor.id } })

/** The link that the contributor copies, of a question that they asked without an email. */
const copied = async (at: Place) => {
  const storyId = newId()
  const { ask } = at.browserOf('contributor')
  const here = { 'X-Family': at.familyId }
  const asked = { storyId, question: 'What could you see from your bed?', to: { name: 'Joseph' } }
  expect(outcomeOf(await ask('POST', '/api/stories', asked, here))).toBe('ok')
  const { url } = v.parse(Url, (await ask('GET', `/api/stories/${storyId}/link`)).json)
  return { storyId, link: new URL(url).pathname }
}
const look = async (path: string) => {
  const { status, json } = await server.browser().ask('GET', path, undefined, PAGE)
  return { status, text: String(json) }
}
/** Tells it by the form, as the teller's browser does, and answers with the address of the page that it comes to. */
const tellBy = async (link: string): Promise<string> => {
  const { status, headers } = await press(server.browser(), link, `${link}/tell`, { words: WORDS })({})
  expect(status).toBe(303)
  return headers.get('Location') ?? ''
}

test('once it is told, the link that the asker copied neither reads it nor takes it back; the teller’s own does', async () => {
  const at = await place()
  const { storyId, link } = await copied(at)
  const own = await tellBy(link)
  expect(own).not.toBe(link)

  const spent = await look(link)
  expect(spent).toMatchObject({ status: 410 })
  expect(spent.text).not.toContain(WORDS)
  expect(spent.text).not.toContain('take-back')
  const { ask } = server.browser()
  for (const part of ['play', 'peaks']) expect(outcomeOf(await ask('GET', `/api${link}/${part}`))).toBe('link-spent')
  expect((await press(server.browser(), own, `${link}/take-back`)({})).status).toBe(410)
  expect((await at.browserOf('contributor').ask('GET', `/api/stories/${storyId}/link`)).status).toBe(410)

  await removing(at)
  expect(await look(link)).toMatchObject({ status: 410 })
  const page = await look(own)
  expect(page).toMatchObject({ status: 200 })
  expect(page.text).toContain(WORDS)
  expect(page.text).toContain(`${server.kernel.settings.origin}${own}`)
  expect((await press(server.browser(), own, `${own}/take-back`)({})).status).toBe(200)
  expect(outcomeOf(await at.browserOf('owner').ask('GET', `/api/stories/${storyId}`))).toBe('not-found')
  expect(await look(own)).toMatchObject({ status: 410 })
})

test('an answer that is sent again because no word came back leads to the teller’s own link, and nobody else there', async () => {
  const at = await place()
  const { link } = await copied(at)
  const browser = server.browser()
  const nonceIn = async () => /data-nonce="([^"]+)"/.exec((await look(link)).text)?.[1] ?? ''
  const nonce = await nonceIn()
  const tell = (by: string) => browser.ask('POST', `/api${link}/tell`, { nonce: by, words: WORDS })
  const others = await nonceIn()
  const first = await tell(nonce)
  expect(first).toMatchObject({
    status: 200,
    json: { state: 'told', page: expect.stringMatching(/^\/story\//) as string },
  })
  expect(await tell(nonce)).toMatchObject({ status: 200, json: first.json })
  expect(outcomeOf(await tell(others))).toBe('link-spent')
})

test.each(['MemberRemoved', 'MemberLeft'] as const)(
  'a question that was handed over is over at once at %s',
  async (type) => {
    const at = await place()
    const { link } = await copied(at)
    expect(await look(link)).toMatchObject({ status: 200 })
    await happens(at, { type, data: { accountId: at.people.contributor.id } })
    expect(await look(link)).toMatchObject({ status: 410 })
  },
)

test('whoever may add no more neither copies the link nor answers by it', async () => {
  const at = await place()
  const { storyId, link } = await copied(at)
  await happens(at, {
    type: 'RoleChanged',
    data: { accountId: at.people.contributor.id, role: 'viewer', tellAt: '2030-01-01T00:00:00.000Z' },
  })
  const { ask } = at.browserOf('contributor')
  expect(outcomeOf(await ask('GET', `/api/stories/${storyId}/link`))).toBe('forbidden')
  expect(await look(link)).toMatchObject({ status: 410 })
})

test('a member who was asked opens the page of their story, told or not', async () => {
  const at = await place()
  const { viewer } = at.people
  const id = await question(at, 'owner', viewer.id)
  const { ask } = at.browserOf('viewer')
  const { url } = v.parse(Url, (await ask('GET', `/api/stories/${id}/link`)).json)
  const { pathname } = new URL(url)
  expect((await press(server.browser(), pathname, `${pathname}/tell`, { words: WORDS })({})).status).toBe(200)
  expect(v.parse(Url, (await ask('GET', `/api/stories/${id}/link`)).json).url).toBe(url)
})

test('a removed story is there for those alone who may bring it back', async () => {
  const at = await place()
  const [owners, contributors] = [await removed(at, 'owner'), await removed(at, 'contributor')]
  await told(at, 'owner')
  const seen = await Promise.all(
    PERSONS.map(async (person) => {
      const { ask } = at.browserOf(person)
      const list = await ask('GET', '/api/stories', undefined, { 'X-Family': at.familyId })
      const listed = (id: string) => JSON.stringify(list.json).includes(id)
      const outcome = async (id: string) => outcomeOf(await ask('GET', `/api/stories/${id}`))
      return [person, await outcome(owners), listed(owners), await outcome(contributors), listed(contributors)]
    }),
  )
  expect(seen).toEqual([
    ['visitor', 'sign-in', false, 'sign-in', false],
    ['stranger', 'not-found', false, 'not-found', false],
    ['removed', 'not-found', false, 'not-found', false],
    ['viewer', 'not-found', false, 'not-found', false],
    ['contributor', 'not-found', false, 'ok', true],
    ['steward', 'ok', true, 'ok', true],
    ['owner', 'ok', true, 'ok', true],
  ])
})
