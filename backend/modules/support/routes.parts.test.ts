import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conversations } from '../../../projections/support/conversations.ts'
import { ratings } from '../../../projections/support/ratings.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { replay } from '../../kernel/testing/replay.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { Conversation, Desk, InboxRow, Rated, StaffConversation } from './contract.ts'
import { keyOf } from './doors.ts'
import { routes } from './routes.ts'

let server: TestServer
let sam: Browser
let nell: Browser
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: { support: [conversations, ratings] } })
  sam = await server.signedInAs(newId(), 'support')
})
afterAll(() => server.stop())
beforeEach(() => {
  nell = server.browser()
})

const question = {
  channel: 'form',
  topic: 'delivery',
  name: 'Nell',
  email: 'nell@hale.example',
  text: 'It <b>did not</b> arrive.',
}
const begin = (by: Browser, changes: object = {}, key = newId()) =>
  by.ask('POST', '/api/support', { ...question, ...changes }, { 'Idempotency-Key': key })
const begun = async (by: Browser, changes: object = {}) => v.parse(Conversation, (await begin(by, changes)).json)
const say = (by: Browser, id: string, text: string, turnId = newId()) =>
  by.ask('POST', `/api/support/${id}/messages`, { turnId, text })
const opened = async (id: string) => v.parse(StaffConversation, (await sam.ask('GET', `/api/admin/support/${id}`)).json)
/** Answers what stands there now, unless a header says what was read. */
const answer = async (by: Browser, id: string, what: string, body: object, match?: string) =>
  by.ask('POST', `/api/admin/support/${id}/${what}`, body, { 'If-Match': match ?? `"${(await opened(id)).revision}"` })
const notFound = { status: 404, json: { code: 'not-found' } }

describe('writing to the house', () => {
  test('gives a ticket, and the browser that wrote may go on', async () => {
    const { id, ticket, state, turns } = await begun(nell)
    expect(ticket).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    expect(state).toBe('waiting_us')
    expect(turns).toMatchObject([{ from: 'you', text: 'It <b>did not</b> arrive.' }])
    const turnId = newId()
    await say(nell, id, 'To Ben.', turnId)
    expect(await say(nell, id, 'To Ben.', turnId)).toMatchObject({ status: 200, json: { turns: [{}, { id: turnId }] } })
  })

  test('twice with one key is one conversation', async () => {
    const key = newId()
    const first = await begin(nell, {}, key)
    expect(await begin(nell, {}, key)).toMatchObject({ status: 201, json: first.json })
  })

  test('can be gone on with by nobody else', async () => {
    const { id } = await begun(nell)
    const sam = await server.signedInAs(newId())
    for (const stranger of [server.browser(), sam]) {
      expect(await stranger.ask('GET', `/api/support/${id}/messages`)).toMatchObject(notFound)
      expect(await say(stranger, id, 'Mine')).toMatchObject(notFound)
      expect(await stranger.ask('POST', `/api/support/${id}/close`)).toMatchObject(notFound)
    }
    expect(await nell.ask('GET', `/api/support/${newId()}/messages`)).toMatchObject(notFound)
  })

  test('signed in may be gone on with on another device', async () => {
    const accountId = newId()
    const { id } = await begun(await server.signedInAs(accountId))
    const phone = await server.signedInAs(accountId)
    expect(await phone.ask('GET', `/api/support/${id}/messages`)).toMatchObject({ status: 200, json: { id } })
  })

  test('may be gone on with by the link in the email, and not by a made-up one', async () => {
    const { id } = await begun(nell)
    const phone = server.browser()
    const resume = (key: string) => phone.ask('POST', `/api/support/${id}/resume`, { key })
    expect(await resume('guess')).toMatchObject({ status: 404, json: { code: 'link-invalid' } })
    expect(await resume(keyOf(server.kernel, id))).toMatchObject({ status: 200, json: { id } })
    expect(await say(phone, id, 'From my phone')).toMatchObject({ status: 200 })
  })

  test.each([
    [{ email: 'nowhere' }, 'Please enter a valid email'],
    [{ email: '' }, 'We’re away right now. Leave your email, and we will answer there.'],
    [{ text: '  ' }, 'Please write a few words.'],
    [{ text: 'x'.repeat(5_001) }, 'Up to 5,000 characters.'],
    [{ website: 'spam' }, 'This looks as if a machine had filled it in. Please call us or write an email.'],
  ])('is refused in words: %o', async (changes, message) =>
    expect(await begin(nell, changes)).toMatchObject({ status: 400, json: { message } }),
  )

  test('leaves nothing of it in the clear', async () => {
    const { id } = await begun(nell, { name: 'Margarethe', text: 'The orchard gate' })
    const log = await server.kernel.store.read(`support-${id}`)
    const table = await server.rowsOf('support.conversations')
    const text = JSON.stringify([log, table], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    for (const secret of ['Margarethe', 'nell@', 'orchard']) expect(text).not.toContain(secret)
  })
})

describe('the inbox', () => {
  const inbox = async (state = '') =>
    v.parse(v.array(InboxRow), (await sam.ask('GET', `/api/admin/support${state}`)).json)

  test('is open to support and admins alone', async () => {
    const { id } = await begun(nell)
    for (const role of ['user', 'editor', 'genealogist'] as const) {
      const other = await server.signedInAs(newId(), role)
      expect(await other.ask('GET', '/api/admin/support')).toMatchObject({ status: 403 })
      expect(await other.ask('GET', `/api/admin/support/${id}`)).toMatchObject({ status: 403 })
      for (const what of ['reply', 'note']) {
        const words = { turnId: newId(), text: 'x' }
        expect(await answer(other, id, what, words)).toMatchObject({ status: 403 })
      }
      for (const what of ['close', 'reopen']) expect(await answer(other, id, what, {})).toMatchObject({ status: 403 })
    }
    expect(await nell.ask('GET', '/api/admin/support')).toMatchObject({ status: 401 })
    const admin = await server.signedInAs(newId(), 'admin')
    expect(await admin.ask('GET', '/api/admin/support')).toMatchObject({ status: 200 })
  })

  test('shows the urgent first, and drops what is closed', async () => {
    const { id: calm } = await begun(nell, { topic: 'other', name: 'Calm' })
    const { id: urgent } = await begun(nell, { topic: 'bereavement', name: 'Urgent' })
    const rows = (await inbox()).filter(({ id }) => id === calm || id === urgent)
    expect(rows.map(({ name }) => name)).toEqual(['Urgent', 'Calm'])
    await answer(sam, calm, 'close', {})
    expect((await inbox()).some(({ id }) => id === calm)).toBe(false)
    expect((await inbox('?state=closed')).some(({ id }) => id === calm)).toBe(true)
    await answer(sam, calm, 'reopen', {})
    expect(await opened(calm)).toMatchObject({ state: 'waiting_them' })
  })

  test('answers; the note beside it is for staff alone', async () => {
    const { id } = await begun(nell)
    await answer(sam, id, 'note', { turnId: newId(), text: 'Bounced twice' })
    expect(await answer(sam, id, 'reply', { turnId: newId(), text: 'We sent it again.' })).toMatchObject({
      status: 200,
      json: { state: 'waiting_them', dueAt: null },
    })
    const { json } = await nell.ask('GET', `/api/support/${id}/messages`)
    expect(v.parse(Conversation, json).turns.map(({ from, text }) => [from, text])).toEqual([
      ['you', 'It <b>did not</b> arrive.'],
      ['us', 'We sent it again.'],
    ])
    expect((await inbox()).find((row) => row.id === id)).toMatchObject({ state: 'waiting_them', dueAt: null })
  })

  test('lets the second of two who answer at once see the first', async () => {
    const { id } = await begun(nell)
    const { revision } = await opened(id)
    const match = `"${revision}"`
    expect(await answer(sam, id, 'reply', { turnId: newId(), text: 'One' }, match)).toMatchObject({ status: 200 })
    const second = await answer(sam, id, 'reply', { turnId: newId(), text: 'Two' }, match)
    expect(second).toMatchObject({ status: 412, json: { code: 'stale' } })
  })

  test.each([
    ['reply', () => ({ turnId: newId(), text: 'Yes, we deleted it.' })],
    ['note', () => ({ turnId: newId(), text: 'Asked for the first' })],
    ['close', () => ({})],
    ['reopen', () => ({})],
  ])('takes a %s only on what was read', async (what, body) => {
    const { id } = await begun(nell)
    if (what === 'reopen') await answer(sam, id, 'close', {})
    const { revision } = await opened(id)
    await say(nell, id, 'And one more thing.')
    const stale = await answer(sam, id, what, body(), `"${revision}"`)
    expect(stale).toMatchObject({ status: 412, json: { code: 'stale' } })
    for (const any of ['', '*'])
      expect(await answer(sam, id, what, body(), any)).toMatchObject({ status: 428, json: { code: 'revision-needed' } })
    expect((await opened(id)).turns.map(({ from }) => from)).toEqual(['them', 'them'])
    expect(await answer(sam, id, what, body())).toMatchObject({ status: 200 })
  })

  test('is the same after a rebuild, and with each event told twice', async () => {
    const { id } = await begun(nell)
    await answer(sam, id, 'reply', { turnId: newId(), text: 'Hello' })
    await nell.ask('POST', `/api/support/${id}/close`)
    const row = async () => (await server.rowsOf('support.conversations')).filter((each) => each['id'] === id)
    const before = await row()
    for (const times of [1, 2]) {
      await replay(server.kernel, conversations, [`support-${id}`], times)
      expect(await row()).toEqual(before)
    }
  })
})

test('the desk says when someone is there', async () =>
  expect(v.parse(Desk, (await nell.ask('GET', '/api/support/desk')).json)).toEqual({ isOpen: false, hours: '' }))

describe('rating a page', () => {
  const rate = (by: Browser, about: string, isUseful: boolean) =>
    by.ask('POST', '/api/support/ratings', { about, isUseful })
  const rated = async (by: Browser, about: string) =>
    v.parse(v.array(Rated), (await by.ask('GET', '/api/admin/support/ratings')).json).find((row) => row.about === about)

  test('is counted for staff, and waits for nobody', async () => {
    for (const isUseful of [true, false, true])
      expect(await rate(server.browser(), '/faqs#what', isUseful)).toMatchObject({
        status: 201,
        json: { state: 'closed' },
      })
    expect(await rated(sam, '/faqs#what')).toEqual({ about: '/faqs#what', yes: 2, no: 1 })
  })

  test('with a word more stands in the inbox', async () => {
    const { id } = v.parse(Conversation, (await rate(nell, '/faqs#who', false)).json)
    const inbox = async () => JSON.stringify((await sam.ask('GET', '/api/admin/support')).json)
    expect(await inbox()).not.toContain(id)
    expect(await say(nell, id, 'Whom else?')).toMatchObject({ status: 200, json: { state: 'waiting_us' } })
    expect(await inbox()).toContain(id)
    expect(await rated(sam, '/faqs#who')).toEqual({ about: '/faqs#who', yes: 0, no: 1 })
  })

  test('is refused for what is no page of ours', async () =>
    expect(await rate(nell, 'https://other.example/', true)).toMatchObject({ status: 400 }))

  test('is read by staff alone', async () => {
    expect(await nell.ask('GET', '/api/admin/support/ratings')).toMatchObject({ status: 401 })
    const ben = await server.signedInAs(newId())
    expect(await ben.ask('GET', '/api/admin/support/ratings')).toMatchObject({ status: 403 })
  })
})
