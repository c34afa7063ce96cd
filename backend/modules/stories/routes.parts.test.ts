// Through: stories, media, families
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import { uploadTickets } from '../../kernel/identity/uploadTicket.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { pageProofs, tokenOfStory } from './link.ts'
import { hasBegun } from './queries.ts'
import { atLink, PAGE, SCANNER, type Ticket } from './testing/atLink.ts'

let server: TestServer
let house: Household
let ruth: Author
let browser: Browser
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  ruth = await house.author()
  browser = await server.signedInAs(ruth.id)
})

const QUESTION = 'What could you see from your bed?'
const asking = (storyId: string, to: object, question = QUESTION) => ({ storyId, question, to })
const joseph = () => ({ name: 'Joseph', email: `joseph.${newId()}@hale.example` })
const ask = async (to: object = joseph(), by = browser, question = QUESTION) => {
  const storyId = newId()
  const { status, json } = await by.ask('POST', '/api/stories', asking(storyId, to, question))
  return { id: storyId, status, json, link: `/story/${tokenOfStory(server.kernel, storyId)}` }
}
const typesOf = async (id: string) => (await server.kernel.store.read(`story-${id}`)).map(({ type }) => type)
const rowOf = (id: string, by = browser) => by.ask('GET', `/api/stories/${id}`)

const { look, press, byScript, upload } = atLink(() => server)

test('a question is asked, answered in words without script, once, and read by the family alone', async () => {
  const { id, status, json, link } = await ask()
  expect({ status, json }).toMatchObject({
    status: 201,
    json: { id, state: 'asked', question: QUESTION, mail: 'waiting' },
  })
  expect((await look(link)).text).toContain(QUESTION)
  await server.browser().ask('HEAD', link, undefined, PAGE)
  expect((await press(link, 'tell', { words: 'The lamp.' }, SCANNER)).text).toContain('once more')
  expect(await typesOf(id)).toEqual(['StoryAsked'])
  const empty = await press(link, 'tell', { words: ' ' })
  expect(empty).toMatchObject({
    status: 400,
    text: expect.stringContaining('Write or record something first.') as string,
  })
  const long = `The lamp.${'a'.repeat(20_000)}`
  expect(await press(link, 'tell', { words: long })).toMatchObject({
    status: 400,
    text: expect.stringContaining(long) as string,
  })

  const told = await press(link, 'tell', { words: 'The lamp. It went on at three.', mayShare: 'on' })
  expect(told).toMatchObject({ status: 200, text: expect.stringContaining('Your story is with the family') as string })
  expect((await byScript(link, 'tell', { nonce: (await look(link)).read || 'none', words: 'Other' })).status).toBe(409)
  expect(await typesOf(id)).toEqual(['StoryAsked', 'StoryTold'])
  expect((await rowOf(id)).json).toMatchObject({
    state: 'told',
    words: 'The lamp. It went on at three.',
    mayShare: true,
  })
  expect((await browser.ask('GET', '/api/stories')).json).toMatchObject({
    stories: [{ id, quote: 'The lamp.', title: '', recording: null, askedBy: 'Ana' }],
    next: null,
  })
  const log = JSON.stringify((await server.kernel.store.read(`story-${id}`)).map(({ data }) => data))
  // Longer than what a hash or a sealed word may spell by chance.
  for (const word of ['The lamp', 'your bed', 'Joseph', 'hale.example']) expect(log).not.toContain(word)
})

test('nobody else reads or changes it, whatever family they name', async () => {
  const { id } = await ask()
  const eve = await server.signedInAs((await house.author()).id)
  const family = { 'X-Family': ruth.id }
  for (const [method, path, body] of [
    ['GET', ''],
    ['PATCH', '', { title: 'Mine' }],
    ['DELETE', ''],
    ['POST', '/withdraw', {}],
    ['POST', '/restore', {}],
    ['GET', '/link'],
    ['GET', '/play'],
    ['GET', '/original'],
  ] as const)
    expect([method, path, (await eve.ask(method, `/api/stories/${id}${path}`, body, family)).status]).toEqual([
      method,
      path,
      404,
    ])
  expect((await eve.ask('GET', '/api/stories', undefined, family)).status).toBe(404)
  expect((await eve.ask('POST', '/api/stories', asking(newId(), { name: 'Ben' }), family)).status).toBe(404)
  expect((await eve.ask('POST', '/api/stories', asking(newId(), { accountId: ruth.id }))).status).toBe(404)
  expect((await eve.ask('POST', '/api/stories', asking(id, { name: 'Ben' }))).json).toMatchObject({ code: 'id-taken' })
  expect((await eve.ask('GET', '/api/stories')).json).toMatchObject({ stories: [] })
  expect((await server.browser().ask('GET', '/api/stories')).status).toBe(401)
})

test('a question is refused in words: a web address in it, the same address again, or after a no', async () => {
  expect((await ask(joseph(), browser, 'Did you see www.example.com?')).json).toMatchObject({
    code: 'no-links',
    details: { field: 'question' },
  })
  expect((await ask(joseph(), browser, 'a'.repeat(501))).status).toBe(400)
  const to = joseph()
  const { link } = await ask(to)
  expect((await ask({ ...to, email: to.email.toUpperCase() })).json).toMatchObject({ code: 'asked-lately' })
  expect((await press(link, 'decline', { scope: 'family' })).text).toContain(
    'Ana’s family can no longer send you questions.',
  )
  expect((await ask(to)).json).toMatchObject({ code: 'asked-not-to' })
  expect((await press(link, 'undo')).text).toContain(QUESTION)
  expect((await ask(to)).json).toMatchObject({ code: 'asked-lately' })
  expect((await press(link, 'not-me')).text).toContain('Thank you for telling us')
  expect((await ask(to)).json).toMatchObject({ code: 'asked-not-to' })
  expect((await look(link)).status).toBe(410)
})

test('its link is copied by whoever asked, where no email carries it', async () => {
  const { id, link, json } = await ask({ name: 'Ben' })
  expect(json).toMatchObject({ mail: 'none' })
  expect((await browser.ask('GET', `/api/stories/${id}/link`)).json).toMatchObject({
    url: expect.stringContaining(link) as string,
  })
  const mailed = await ask()
  expect((await browser.ask('GET', `/api/stories/${mailed.id}/link`)).status).toBe(404)
  expect((await press(link, 'tell', { words: 'The lamp.' })).status).toBe(303)
  expect(await browser.ask('GET', `/api/stories/${id}/link`)).toMatchObject({
    status: 410,
    json: { code: 'link-spent' },
  })
})

test('a story is recorded with a ticket of its page, and taken back for good', async () => {
  const { id, link } = await ask()
  const { read } = await look(link)
  expect((await byScript(link, 'recording', { nonce: 'none' })).json).toMatchObject({ code: 'page-old' })
  const { status, json } = await byScript(link, 'recording', { nonce: read })
  expect(status).toBe(200)
  const ticket = json as Ticket
  const other = (await ask({ name: 'Ben' })).id
  const reply = { purpose: 'reply', ownerId: id, subject: id } as const
  expect((await upload({ ...ticket, ticket: uploadTickets(server.kernel.settings).issue(reply) })).status).toBe(404)
  expect((await upload(ticket, { purpose: 'reply' })).status).toBe(404)
  expect((await upload({ ...ticket, subject: other })).status).toBe(404)
  const told = { nonce: read, mediaId: ticket.mediaId, mayShare: false }
  expect((await byScript(link, 'tell', told)).json).toMatchObject({ code: 'recording-missing' })
  expect((await upload(ticket)).status).toBe(201)
  await vi.waitFor(async () => expect((await byScript(link, 'tell', told)).json).toMatchObject({ state: 'told' }))
  expect((await byScript(link, 'tell', told)).json).toMatchObject({ state: 'told' })
  expect((await rowOf(id)).json).toMatchObject({ state: 'told', quote: '', recording: { state: 'storing' } })
  expect((await byScript(link, 'recording', { nonce: read })).json).toMatchObject({ code: 'already-told' })

  expect((await press(link, 'take-back')).text).toContain('You took it back')
  expect((await rowOf(id)).status).toBe(404)
  expect((await look(link)).status).toBe(410)
  expect((await browser.ask('GET', `/api/stories/${id}/play`)).status).toBe(404)
  expect((await server.browser().ask('GET', `/api${link}/play`)).status).toBe(410)
})

const withdraw = async (id: string) =>
  expect((await browser.ask('POST', `/api/stories/${id}/withdraw`, {})).json).toMatchObject({ state: 'withdrawn' })

test('withdrawn while somebody records it, what was begun is still sent, also after the page was loaded again', async () => {
  const { id, link } = await ask()
  const { read } = await look(link)
  const ticket = (await byScript(link, 'recording', { nonce: read })).json as Ticket
  expect((await upload(ticket)).status).toBe(201)
  const begun = { storyId: id, withdrawnAt: '9999-01-01T00:00:00.000Z' }
  await vi.waitFor(async () => expect(await hasBegun(server.kernel, begun)).toBe(true))
  await withdraw(id)
  const again = await look(link)
  expect(again).toMatchObject({ status: 200, text: expect.stringContaining('took this question back') as string })
  expect((await press(link, 'decline', { scope: 'question' })).status).toBe(410)
  const told = { nonce: again.read, mediaId: ticket.mediaId, mayShare: false }
  await vi.waitFor(async () => expect((await byScript(link, 'tell', told)).json).toMatchObject({ state: 'told' }))
  expect((await rowOf(id)).json).toMatchObject({ state: 'told' })
})

test('withdrawn while its page is open, it takes a recording and words of that page, and of no other', async () => {
  const { id, link } = await ask()
  const { read } = await look(link)
  await withdraw(id)
  expect(await look(link)).toMatchObject({ status: 410, text: expect.stringContaining('no longer works') as string })
  expect((await byScript(link, 'take-back', { nonce: read })).status).toBe(409)
  const ticket = (await byScript(link, 'recording', { nonce: read })).json as Ticket
  expect((await upload(ticket)).status).toBe(201)
  expect((await byScript(link, 'tell', { nonce: read, words: 'The lamp.' })).json).toMatchObject({ state: 'told' })
})

test('a page that was read after it was withdrawn takes nothing', async () => {
  const { id, link } = await ask()
  await withdraw(id)
  const nonce = pageProofs(server.kernel.settings).issue(link.slice('/story/'.length))
  for (const action of ['recording', 'tell'])
    expect((await byScript(link, action, { nonce, ...(action === 'tell' && { words: 'A' }) })).status).toBe(410)
})

test('it is named on the version that was read, removed, and brought back', async () => {
  const { id, link } = await ask()
  await press(link, 'tell', { words: 'The lamp.' })
  const name = (match: string) =>
    browser.ask('PATCH', `/api/stories/${id}`, { title: 'The lamp' }, { 'If-Match': match })
  const { headers } = await rowOf(id)
  expect((await name('"0"')).status).toBe(412)
  expect((await name(headers.get('ETag') ?? '')).json).toMatchObject({ title: 'The lamp' })
  expect((await browser.ask('DELETE', `/api/stories/${id}`, {})).json).toMatchObject({ state: 'removed' })
  expect((await browser.ask('POST', `/api/stories/${id}/restore`, {})).json).toMatchObject({ state: 'told' })
})

test('a link of another kind, or none, leads to one gone page', async () => {
  const { id } = await ask()
  for (const token of [server.kernel.capabilities.issue('deliver', id), tokenOfStory(server.kernel, newId()), 'x']) {
    expect((await look(`/story/${token}`)).status).toBe(404)
    expect(await byScript(`/story/${token}`, 'recording', { nonce: 'n' })).toMatchObject({
      status: 404,
      json: { code: 'link-invalid' },
    })
  }
})

test('a question that is refused costs nobody anything: another family still asks', async () => {
  const eve = await house.author({ isVerified: false })
  const to = joseph()
  for (let times = 1; times <= 5; times += 1) expect((await ask(to, eve.browser)).status).toBe(403)
  expect((await ask(to)).status).toBe(201)
})
