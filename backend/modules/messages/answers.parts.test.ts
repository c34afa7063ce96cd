import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { plus } from '../../kernel/decider.ts'
import { answerableSince } from '../../kernel/heartbeat.ts'
import { CANARY_ID, probing } from '../../kernel/prober.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { storyOf, type Story } from '../../../tests/household/story.ts'
import { sentences } from './contract.ts'
import { cancelMessage } from './decide/cancel.ts'
import { claimDelivery } from './decide/deliver.ts'
import { restoreMessage } from './decide/restore.ts'
import { message } from './message.ts'
import { choicesOf, numberOf } from './number.ts'

let server: TestServer
let house: Household
let story: Story
let ana: Author
let ben: string
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  story = storyOf(server, house)
  ana = await house.author()
  ben = await house.prove(ana, await house.person(ana))
})
afterAll(() => server.stop())

const PAGE = { Accept: 'text/html' }
const FORM = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded' }

const linkOf = (id: string, round = 1) => `/check/${server.kernel.capabilities.issue('check', id, round)}`
const stateOf = async (id: string) => (await server.kernel.load(message, id)).state
const eventsOf = (id: string) => server.kernel.store.read(`message-${id}`)
const typesOf = async (id: string) => (await eventsOf(id)).map(({ type }) => type)

/** What a mail's link shows, and the form in it. */
const open = async (browser: Browser, path: string) => {
  const { status, json, headers } = await browser.ask('GET', path, undefined, PAGE)
  const text = String(json)
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  return { status, text, headers, nonce: valueOf('nonce'), action: valueOf('action') }
}
const send = (browser: Browser, path: string, form: Readonly<Record<string, string>>, headers = {}) =>
  browser.ask('POST', path, Buffer.from(new URLSearchParams(form).toString()), { ...FORM, ...headers })

const answering = async (id: string, action: string, browser = server.browser()) => {
  const { nonce } = await open(browser, linkOf(id))
  return send(browser, linkOf(id), { nonce, action, number: numberIn(id) })
}
/** What the mails of a round say. */
const numberIn = (id: string, round = 1) => String(numberOf(server.kernel.settings, id, round))

describe('the link of a check', () => {
  test('shows who is asked, what about and when, and asks one thing', async () => {
    const id = await story.noticed(ana, { people: [ben], title: 'For <Ben> & co' })
    const { status, text, headers } = await open(server.browser(), linkOf(id))
    expect(status).toBe(200)
    expect(text).toContain('Are you there, Ana?')
    expect(text).toContain('“For &lt;Ben&gt; &amp; co”')
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    expect(text).toContain(day.format(new Date((await stateOf(id)).dueAt)))
    expect(text.match(/<button/g)).toHaveLength(1)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('Content-Security-Policy')).toContain("form-action 'self'")
    expect(headers.getSetCookie().join()).toMatch(/answer=[^;]+; path=\/check; samesite=strict; httponly/i)
  })

  test.each(['here', 'planned', 'cancel'])('leads to the answer "%s" that the mail spoke of', async (action) => {
    const id = await story.checked(ana, { people: [ben] })
    expect((await open(server.browser(), `${linkOf(id)}?do=${action}`)).action).toBe(action)
  })

  test('changes nothing by being read, however often and however', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const before = await eventsOf(id)
    for (const query of ['', '?do=here', '?do=planned', '?do=cancel', '?action=cancel&nonce=x'])
      for (const method of ['GET', 'HEAD', 'GET'])
        await server.browser().ask(method, `${linkOf(id)}${query}`, undefined, PAGE)
    expect(await eventsOf(id)).toEqual(before)
  })

  test('holds the message where the author is here, and says so again', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const answer = await answering(id, 'here', browser)
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('Your message is on hold') as string })
    expect((await typesOf(id)).slice(-2)).toEqual(['AuthorResponded', 'MessageHeld'])
    const events = await eventsOf(id)
    expect(await open(browser, linkOf(id))).toMatchObject({
      status: 200,
      text: expect.stringContaining('on hold') as string,
    })
    expect(await eventsOf(id)).toEqual(events)
    expect(events.at(-1)?.metadata).toMatchObject({ actor: { kind: 'account', id: ana.id } })
  })

  test('leaves the message on its way where it shall go as planned', async () => {
    const id = await story.noticed(ana, { people: [ben] })
    const answer = await answering(id, 'planned')
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('It goes out as planned') as string })
    expect(await stateOf(id)).toMatchObject({ status: 'noticed', isConfirmed: true })
  })

  test('of a message that is paused, or a draft again, says what is true of it', async () => {
    const paused = await story.paused(ana, { people: [ben] })
    expect((await open(server.browser(), linkOf(paused))).text).toContain('Your message is paused')
    const cancelling = await open(server.browser(), `${linkOf(paused)}?do=cancel`)
    expect(cancelling).toMatchObject({ status: 200, action: 'cancel' })
    expect(cancelling.text).toContain('is paused: nothing goes out until')
    const restored = await story.cancelled(ana, { people: [ben] })
    await house.tell(message, restored, restoreMessage(), ownerOf(ana.id))
    expect((await open(server.browser(), linkOf(restored))).text).toContain('This message is a draft')
  })

  test('cancels the message, and a second press is the same', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce } = await open(browser, `${linkOf(id)}?do=cancel`)
    for (const said of ['This message is cancelled', 'This message is already cancelled'])
      expect(await send(browser, linkOf(id), { nonce, action: 'cancel', number: numberIn(id) })).toMatchObject({
        status: 200,
        json: expect.stringContaining(said) as string,
      })
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled' })
    expect((await typesOf(id)).filter((type) => type === 'MessageCancelled')).toHaveLength(1)
    expect((await open(server.browser(), linkOf(id))).text).toContain('This message is already cancelled')
  })

  test.each(['here', 'planned', 'cancel'] as const)('"%s" of one that is cancelled says so', async (action) => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const link = linkOf(id)
    const { nonce } = await open(browser, link)
    // Its date is another one meanwhile: the link is of an earlier round.
    await story.reschedule(ana, id, plus(server.kernel.clock.now(), 20 * server.kernel.clock.dayMs))
    await house.tell(message, id, cancelMessage({ via: 'app' }), ownerOf(ana.id))
    const events = await eventsOf(id)
    expect(await send(browser, link, { nonce, action, number: numberIn(id) })).toMatchObject({
      status: 200,
      json: expect.stringContaining('This message is already cancelled') as string,
    })
    expect((await open(browser, link)).text).toContain('This message is already cancelled')
    expect(await eventsOf(id)).toEqual(events)
  })

  test('comes too late once delivery has begun', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const actions = ['here', 'cancel']
    const pages = await Promise.all(
      actions.map(async (action) => {
        const browser = server.browser()
        return { browser, action, nonce: (await open(browser, linkOf(id))).nonce }
      }),
    )
    const { round, dueAt } = await stateOf(id)
    const claim = claimDelivery({ round, dbAt: dueAt, answerableMs: 86_400_000, lost: [], recipients: [] })
    await house.tell(message, id, claim, undefined, dueAt)
    const before = await eventsOf(id)
    for (const { browser, action, nonce } of pages)
      expect(await send(browser, linkOf(id), { nonce, action, number: numberIn(id) })).toMatchObject({
        status: 409,
        json: expect.stringMatching(/Delivery has begun[^]*Take it back/) as string,
      })
    expect(await eventsOf(id)).toEqual(before)
  })
})

describe('an answer', () => {
  const expectRefused = async (
    id: string,
    answer: Promise<{ status: number; json: unknown }>,
    status: number,
    words: string,
  ) => {
    const before = await eventsOf(id)
    expect(await answer).toMatchObject({ status, json: expect.stringContaining(words) as string })
    expect(await eventsOf(id)).toEqual(before)
  }
  const OUTDATED = 'Your page is out of date. Reload and try again.'

  const NUMBER = 'Which number is in our mail?'

  test('without the page’s cookie, or from a page not of ours, is asked for the mail’s number', async () => {
    const [id, other] = [await story.checked(ana, { people: [ben] }), await story.checked(ana, { people: [ben] })]
    const browser = server.browser()
    const { nonce } = await open(browser, linkOf(id))
    await expectRefused(id, send(server.browser(), linkOf(id), { nonce, action: 'here' }), 200, NUMBER)
    await expectRefused(id, send(browser, linkOf(id), { nonce: '', action: 'here' }), 200, NUMBER)
    await expectRefused(id, send(browser, linkOf(id), { nonce: '9999999999999.AAAA', action: 'here' }), 200, NUMBER)
    const { nonce: another } = await open(browser, linkOf(other))
    await expectRefused(id, send(browser, linkOf(id), { nonce: another, action: 'here' }), 200, NUMBER)
    await expectRefused(id, browser.ask('POST', linkOf(id), undefined, PAGE), 400, 'This link leads nowhere now')
  })

  test('with the right number needs a page of ours all the same', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const number = numberIn(id)
    await expectRefused(id, send(server.browser(), linkOf(id), { nonce: 'x', action: 'here', number }), 403, OUTDATED)
  })

  test('given faster than anybody reads, or by a program, counts with the mail’s number alone', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce } = await open(browser, linkOf(id))
    const page = await send(browser, linkOf(id), { nonce, action: 'here' })
    expect(page).toMatchObject({ status: 200, json: expect.stringContaining(NUMBER) as string })
    const asked = /name="nonce" value="([^"]*)"/.exec(String(page.json))?.[1] ?? ''
    const numbers = choicesOf(server.kernel.settings, id, 1).map(String)
    expect(numbers).toContain(numberIn(id))
    expect(new Set(numbers).size).toBe(3)
    const wrong = numbers.find((number) => number !== numberIn(id)) ?? ''
    // Whoever has no cookie can still answer: the page of the number needs none.
    const other = server.browser()
    await expectRefused(id, send(other, linkOf(id), { nonce: asked, action: 'here', number: wrong }), 200, 'another')
    // One wrong number ends the page it stood on: a program that presses them all gets no second try there.
    const right = numberIn(id)
    await expectRefused(id, send(other, linkOf(id), { nonce: asked, action: 'here', number: right }), 200, 'another')
    const anew = await send(browser, linkOf(id), { nonce, action: 'here' })
    const begun = /name="nonce" value="([^"]*)"/.exec(String(anew.json))?.[1] ?? ''
    const answer = await send(other, linkOf(id), { nonce: begun, action: 'here', number: right })
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('on hold') as string })
    expect((await eventsOf(id)).at(-2)).toMatchObject({
      type: 'AuthorResponded',
      data: { pub: { strength: 'picked_number' } },
    })
  })

  test('is given twenty times a minute at most', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const press = () => send(server.browser(), linkOf(id), { nonce: 'x', action: 'here' })
    for (let n = 0; n < 20; n += 1) expect(await press()).toMatchObject({ status: 200 })
    await expectRefused(id, press(), 429, 'A little too often')
  })

  test('given by hand on a page that was read counts at once', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce } = await open(browser, linkOf(id))
    // Before it was open long enough to be read it is only asked for the number, and changes nothing.
    await vi.waitFor(
      async () => {
        const answer = await send(browser, linkOf(id), { nonce, action: 'here' }, { 'Sec-Fetch-User': '?1' })
        expect(String(answer.json)).toContain('on hold')
      },
      { timeout: 20_000, interval: 200 },
    )
    expect((await eventsOf(id)).at(-2)).toMatchObject({
      type: 'AuthorResponded',
      data: { pub: { strength: 'strong' } },
    })
  })

  test('from a foreign page is refused', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce } = await open(browser, linkOf(id))
    const form = Buffer.from(new URLSearchParams({ nonce, action: 'here' }).toString())
    const before = await eventsOf(id)
    const answer = await browser.ask('POST', linkOf(id), form, { ...FORM, Origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(await eventsOf(id)).toEqual(before)
  })
})

describe('a link that no longer holds', () => {
  test('is told that the date was changed, also by a page that was open before', async () => {
    const id = await story.noticed(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce } = await open(browser, linkOf(id))
    await story.reschedule(ana, id, plus(server.kernel.clock.now(), 30 * 86_400_000))
    await story.notice(id, 1)
    const before = await eventsOf(id)
    expect(await open(server.browser(), linkOf(id))).toMatchObject({
      status: 410,
      text: expect.stringContaining('This date was changed.') as string,
    })
    for (const action of ['here', 'planned', 'cancel'])
      expect(await send(browser, linkOf(id), { nonce, action, number: numberIn(id) })).toMatchObject({
        status: 410,
        json: expect.stringContaining('This date was changed.') as string,
      })
    expect(await eventsOf(id)).toEqual(before)
    expect(await open(browser, linkOf(id, 2))).toMatchObject({ status: 200, action: 'here' })
  })

  test.each([
    ['cut short', (link: string) => link.slice(0, -3)],
    ['changed in one letter', (link: string) => `${link.slice(0, 40)}${link[40] === 'a' ? 'b' : 'a'}${link.slice(41)}`],
    ['of another purpose', (_: string, id: string) => `/check/${server.kernel.capabilities.issue('deliver', id, 1)}`],
    ['of a round that never was', (_: string, id: string) => linkOf(id, 2)],
    ['of no message', () => linkOf('018f0000-0000-7000-8000-000000000000')],
  ])('is told so where it is %s', async (_, broken) => {
    const id = await story.noticed(ana, { people: [ben] })
    const before = await eventsOf(id)
    const path = broken(linkOf(id), id)
    const words = expect.stringContaining(sentences['link-invalid']) as string
    expect(await open(server.browser(), path)).toMatchObject({ status: 404, text: words })
    expect(await send(server.browser(), path, { nonce: 'x', action: 'cancel' })).toMatchObject({
      status: 404,
      json: words,
    })
    expect(await eventsOf(id)).toEqual(before)
  })
})

describe('what was claimed', () => {
  test('is taken back from the same page, and nothing is released', async () => {
    const id = await story.claimed(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce, action, text } = await open(browser, `${linkOf(id)}?do=recall`)
    expect(action).toBe('recall')
    expect(text).toContain('Delivery has begun')
    const answer = await send(browser, linkOf(id), { nonce, action, number: numberIn(id) })
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('You took it back') as string })
    expect(await stateOf(id)).toMatchObject({ status: 'recalled' })
    const again = await send(browser, linkOf(id), { nonce, action, number: numberIn(id) })
    expect(again).toMatchObject({ status: 200 })
    expect((await typesOf(id)).filter((type) => type === 'DeliveryRecalled')).toHaveLength(1)
  })

  test('can still be taken back after it was delivered, and says how far it came', async () => {
    const id = await story.delivered(ana, { people: [ben] })
    const { action } = await open(server.browser(), linkOf(id))
    expect(action).toBe('recall')
    const answer = await ana.browser.ask('POST', `/api/messages/${id}/recall`, {})
    expect(answer).toMatchObject({
      status: 200,
      json: { state: 'recalled', perRecipient: [{ recipientId: ben, state: 'not_sent' }] },
    })
  })

  test('is nobody else’s to take back, and what is not claimed has nothing to take back', async () => {
    const id = await story.claimed(ana, { people: [ben] })
    const eve = await house.author()
    expect(await eve.browser.ask('POST', `/api/messages/${id}/recall`, {})).toMatchObject({ status: 404 })
    const waiting = await story.checked(ana, { people: [ben] })
    const answer = await ana.browser.ask('POST', `/api/messages/${waiting}/recall`, {})
    expect(answer).toMatchObject({ status: 409, json: { code: 'not-claimed' } })
  })
})

test('the answer page is seen to work, and nothing is stored by it', async () => {
  const { kernel } = server
  const stop = new AbortController()
  const done = probing(kernel, stop.signal)
  try {
    await vi.waitFor(async () => expect(await answerableSince(kernel, '2000-01-01T00:00:00.000Z')).toBeGreaterThan(0), {
      timeout: 20_000,
      interval: 100,
    })
  } finally {
    stop.abort()
    await done
  }
  expect(await kernel.store.read(`message-${CANARY_ID}`)).toEqual([])
})

test('links are answered while no read table can be read', async () => {
  const id = await story.checked(ana, { people: [ben] })
  for (const schema of ['accounts', 'recipients', 'media', 'messages', 'deliveries'])
    await server.kernel.db.query(sql.typeAlias('void')`
      alter schema ${sql.identifier([schema])} rename to ${sql.identifier([`${schema}_away`])}`)
  try {
    const { text } = await open(server.browser(), linkOf(id))
    expect(text).toContain('<h1>Are you there?</h1>')
    expect(await answering(id, 'here')).toMatchObject({ status: 200 })
    expect(await stateOf(id)).toMatchObject({ status: 'held' })
  } finally {
    for (const schema of ['accounts', 'recipients', 'media', 'messages', 'deliveries'])
      await server.kernel.db.query(sql.typeAlias('void')`
        alter schema ${sql.identifier([`${schema}_away`])} rename to ${sql.identifier([schema])}`)
  }
})
