import { beforeAll, describe, expect, test } from 'vitest'
import { plus } from '../../kernel/log/decider.ts'
import { newId } from '../../kernel/ids.ts'
import { aHouse } from '../../../tests/household/aHouse.ts'
import type { Author } from '../../../tests/household/household.ts'

const { server, house, story } = aHouse()
let ana: Author
let ben: string
beforeAll(async () => {
  ana = await house.author({ name: 'Ana' })
  ben = await house.prove(ana, await house.person(ana))
})

const eventsOf = (id: string) => server.kernel.store.read(`message-${id}`)
const typesOf = async (id: string) => (await eventsOf(id)).map(({ type }) => type)
const fixed = (days = 10) => ({
  mode: 'fixed',
  answerRule: 'silent',
  zone: 'UTC',
  local: plus(server.kernel.clock.now(), days * server.kernel.clock.dayMs).slice(0, 16),
})

/** Every route of a message. */
const everyRoute = (id: string): readonly (readonly [string, string, unknown?])[] => [
  ['GET', `/api/messages/${id}`],
  ['GET', `/api/messages/${id}/timeline`],
  ['GET', `/api/messages/${id}/captions/${id}`],
  ['PATCH', `/api/messages/${id}`, { title: 'Mine' }],
  ['POST', `/api/messages/${id}/schedule`, fixed()],
  ['POST', `/api/messages/${id}/arm`, { mode: 'posthumous', zone: 'UTC' }],
  ['POST', `/api/messages/${id}/respond`, {}],
  ['POST', `/api/messages/${id}/pause`, { until: plus(server.kernel.clock.now(), 86_400_000) }],
  ['POST', `/api/messages/${id}/resume`, {}],
  ['POST', `/api/messages/${id}/cancel`, {}],
  ['POST', `/api/messages/${id}/restore`, {}],
  ['POST', `/api/messages/${id}/copy`, { messageId: newId() }],
]

describe('a message', () => {
  test('is told in answers that carry its revision and where the log stands', async () => {
    const messageId = newId()
    const created = await ana.browser.ask('POST', '/api/messages', { messageId, kind: 'text', title: 'For Ben' })
    expect(created).toMatchObject({ status: 201, json: { messageId, revision: 1 } })
    const change = { body: 'Dear Ben', recipientIds: [ben] }
    const edited = await ana.browser.ask('PATCH', `/api/messages/${messageId}`, change)
    expect(edited).toMatchObject({ status: 200, json: { state: 'draft', revision: 3 } })
    expect(edited.headers.get('ETag')).toBe('"3"')
    expect(edited.headers.get('X-Position')).toMatch(/^\d+$/)
    const plan = fixed()
    const scheduled = await ana.browser.ask('POST', `/api/messages/${messageId}/schedule`, plan)
    const dueAt = `${plan.local}:00.000Z`
    const slots = [
      { slot: 1, at: plus(dueAt, -2 * 86_400_000), minWaitMs: 1.75 * 86_400_000 },
      { slot: 2, at: plus(dueAt, -86_400_000), minWaitMs: 0.75 * 86_400_000 },
    ]
    expect(scheduled).toMatchObject({
      status: 200,
      json: { state: 'scheduled', dueAt, slots, plan: 'normal', revision: 4 },
    })
    for (const _ of ['once', 'again'])
      expect(await ana.browser.ask('POST', `/api/messages/${messageId}/cancel`, { reason: 'no' })).toMatchObject({
        status: 200,
        json: { state: 'cancelled', revision: 5 },
      })
  })

  test.each(['noticed', 'checked', 'stalled'] as const)('that is %s is held by an answer', async (state) => {
    const id = await story[state](ana, { people: [ben] })
    expect(await ana.browser.ask('POST', `/api/messages/${id}/respond`, {})).toMatchObject({
      status: 200,
      json: { state: 'held' },
    })
  })

  test('stays on its way when the author says so', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const answer = await ana.browser.ask('POST', `/api/messages/${id}/respond`, { action: 'planned' })
    expect(answer).toMatchObject({ status: 200, json: { state: 'checked' } })
    expect((await typesOf(id)).at(-1)).toBe('AuthorResponded')
  })

  test('that is held gets another date and a new round', async () => {
    const id = await story.held(ana, { people: [ben] })
    const answer = await ana.browser.ask('POST', `/api/messages/${id}/schedule`, fixed(30))
    expect(answer).toMatchObject({ status: 200, json: { state: 'scheduled' } })
    const { json } = await ana.browser.ask('GET', `/api/messages/${id}`)
    expect(json).toMatchObject({ message: { round: 2, state: 'scheduled' } })
  })

  test('takes in a recording and lets it go', async () => {
    const id = await story.draft(ana)
    const mediaId = await house.recording(ana, id)
    await ana.browser.ask('PATCH', `/api/messages/${id}`, { mediaIds: [mediaId] })
    expect((await ana.browser.ask('GET', `/api/messages/${id}`)).json).toMatchObject({
      message: { mediaN: 1, durationMs: 4_000 },
      media: [{ id: mediaId, state: 'ready', isAttached: true }],
    })
    await ana.browser.ask('PATCH', `/api/messages/${id}`, { mediaIds: [] })
    expect((await ana.browser.ask('GET', `/api/messages/${id}`)).json).toMatchObject({
      message: { mediaN: 0, durationMs: null },
      media: [{ id: mediaId, isAttached: false }],
    })
  })
})

describe('a request', () => {
  test('without a session is asked to sign in, on every route', async () => {
    const id = await story.draft(ana)
    const nobody = server.browser()
    const routes = [...everyRoute(id), ['GET', '/api/messages'], ['POST', '/api/messages', {}]] as const
    for (const [method, path, body] of routes)
      expect(await nobody.ask(method, path, body)).toMatchObject({
        status: 401,
        json: { code: 'sign-in', message: 'Please sign in.' },
      })
  })

  test('by a stranger finds no message, on every route', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const eve = await house.author()
    const before = await eventsOf(id)
    const missing = { status: 404, json: { code: 'not-found', message: 'We could not find this message.' } }
    for (const [method, path, body] of everyRoute(id))
      expect(await eve.browser.ask(method, path, body)).toMatchObject(missing)
    const taken = { status: 409, json: { code: 'id-taken' } }
    expect(await eve.browser.ask('POST', '/api/messages', { messageId: id, kind: 'text' })).toMatchObject(taken)
    expect(await eventsOf(id)).toEqual(before)
  })

  test.each(['none', newId()])('for the id %s finds no message', async (id) => {
    for (const [method, path, body] of everyRoute(id))
      expect(await ana.browser.ask(method, path, body)).toMatchObject({ status: 404, json: { code: 'not-found' } })
  })

  test('from another origin is refused', async () => {
    const id = await story.draft(ana)
    const before = await eventsOf(id)
    const refused = { status: 403, json: { code: 'csrf', message: 'Your page is out of date. Reload and try again.' } }
    for (const [method, path, body] of everyRoute(id).filter(([method]) => method !== 'GET')) {
      const foreign = { Origin: 'https://evil.example' }
      expect(await ana.browser.ask(method, path, body, foreign)).toMatchObject(refused)
      const unnamed = { Origin: '', 'Sec-Fetch-Site': 'cross-site' }
      expect(await ana.browser.ask(method, path, body, unnamed)).toMatchObject(refused)
    }
    expect(await eventsOf(id)).toEqual(before)
  })

  test('whose body cannot be read is refused', async () => {
    const id = await story.draft(ana)
    const json = { 'Content-Type': 'application/json' }
    expect(await ana.browser.ask('PATCH', `/api/messages/${id}`, Buffer.from('{"title":'), json)).toMatchObject({
      status: 400,
      json: { code: 'bad-json', message: 'We could not read that.' },
    })
    expect(await ana.browser.ask('PATCH', `/api/messages/${id}`, { body: 'x'.repeat(2 ** 20) })).toMatchObject({
      status: 413,
      json: { code: 'too-large', message: 'That is too much text.' },
    })
    expect(await ana.browser.ask('PATCH', `/api/messages/${id}`, { titel: 'For Ben' })).toMatchObject({
      status: 400,
      json: { code: 'unknown-field', message: 'We do not know the field "titel".', details: { field: 'titel' } },
    })
    expect(await ana.browser.ask('PATCH', `/api/messages/${id}`, { title: 7 })).toMatchObject({
      status: 400,
      json: { code: 'invalid', details: { field: 'title' } },
    })
    expect(await typesOf(id)).toEqual(['MessageDrafted', 'ContentChanged'])
  })
})

describe('a command', () => {
  test('with the same key has its effect once, and answers the same', async () => {
    const id = await story.draft(ana)
    const headers = { 'Idempotency-Key': newId() }
    const once = await ana.browser.ask('PATCH', `/api/messages/${id}`, { title: 'One' }, headers)
    await ana.browser.ask('PATCH', `/api/messages/${id}`, { title: 'Two' })
    const again = await ana.browser.ask('PATCH', `/api/messages/${id}`, { title: 'One' }, headers)
    expect([once.status, again.status]).toEqual([200, 200])
    expect(await typesOf(id)).toEqual(['MessageDrafted', 'ContentChanged', 'ContentChanged', 'ContentChanged'])
    expect((await ana.browser.ask('GET', `/api/messages/${id}`)).json).toMatchObject({ content: { title: 'Two' } })
  })

  test('sent twice at the same moment has its effect once', async () => {
    const id = await story.draft(ana)
    const headers = { 'Idempotency-Key': 'any text will do' }
    const ask = () => ana.browser.ask('PATCH', `/api/messages/${id}`, { title: 'One' }, headers)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await typesOf(id)).toEqual(['MessageDrafted', 'ContentChanged', 'ContentChanged'])
  })

  test('under a key that was used for something else is refused', async () => {
    const id = await story.draft(ana)
    const headers = { 'Idempotency-Key': newId() }
    await ana.browser.ask('PATCH', `/api/messages/${id}`, { title: 'One' }, headers)
    expect(await ana.browser.ask('PATCH', `/api/messages/${id}`, { title: 'Two' }, headers)).toMatchObject({
      status: 409,
      json: { code: 'key-reused', message: 'This request was already used for something else.' },
    })
    expect(await typesOf(id)).toHaveLength(3)
  })

  test('under a key that was used at another address is another command', async () => {
    const id = await story.draft(ana)
    const headers = { 'Idempotency-Key': newId() }
    await ana.browser.ask('PATCH', `/api/messages/${id}`, { title: 'One' }, headers)
    expect(await ana.browser.ask('POST', `/api/messages/${id}/cancel`, {}, headers)).toMatchObject({ status: 200 })
    expect((await typesOf(id)).at(-1)).toBe('MessageCancelled')
  })

  test('on an older version of the message is refused, and told the new one', async () => {
    const id = await story.draft(ana)
    const headers = { 'If-Match': '"1"' }
    expect(await ana.browser.ask('PATCH', `/api/messages/${id}`, { title: 'One' }, headers)).toMatchObject({
      status: 200,
      json: { revision: 2 },
    })
    const message = 'This message changed in another window. Here is the new version.'
    const stale = { status: 412, json: { code: 'stale', message, details: { revision: 2 } } }
    expect(await ana.browser.ask('PATCH', `/api/messages/${id}`, { title: 'Two' }, headers)).toMatchObject(stale)
    expect(await typesOf(id)).toHaveLength(3)
  })
})
