import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plus } from '../../kernel/decider.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { householdIn, PASSCODE, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { storyOf, type Story } from '../../../tests/household/story.ts'
import { sentences } from './contract.ts'
import { declineDelivery } from './decide/open.ts'
import { createDelivery } from './decide/send.ts'
import { delivery } from './delivery.ts'

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

const TITLE = 'The swing & the <orchard>'
const BODY = 'You were four.\n\nYour mother said <nothing>.'
const PAGE = { Accept: 'text/html' }
const FORM = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded' }

/** A message that was mailed to Ben, with a recording in it. */
const delivered = async () => {
  const messageId = newId()
  const mediaId = await house.recording(ana, messageId)
  await story.delivering(ana, { messageId, title: TITLE, body: BODY, people: [ben], mediaIds: [mediaId] })
  const { deliveryId, token } = await story.mailed(ana, messageId, ben)
  return { messageId, mediaId, deliveryId, token }
}
type Link = Awaited<ReturnType<typeof delivered>>

const eventsOf = (id: string) => server.kernel.store.read(`delivery-${id}`)
const typesOf = async (id: string) => (await eventsOf(id)).map(({ type }) => type)
const post = (browser: Browser, { token }: Pick<Link, 'token'>, step: string, body: unknown = {}, headers = {}) =>
  browser.ask('POST', `/api/d/${token}/${step}`, body, headers)
const submit = (browser: Browser, { token }: Pick<Link, 'token'>, step: string, form: Record<string, string> = {}) =>
  browser.ask('POST', `/api/d/${token}/${step}`, Buffer.from(new URLSearchParams(form).toString()), FORM)
const page = async (browser: Browser, { token }: Pick<Link, 'token'>) => {
  const { status, json } = await browser.ask('GET', `/d/${token}`, undefined, PAGE)
  return { status, text: String(json) }
}
const unlocked = async (link: Link, browser = server.browser()) => {
  await post(browser, link, 'open')
  expect(await post(browser, link, 'unlock', { answer: PASSCODE })).toMatchObject({ status: 200 })
  return browser
}
const hidden = ['swing', 'orchard', 'You were four', 'mother']
const expectNothingOf = (text: string) => {
  for (const word of hidden) expect(text).not.toContain(word)
}

describe('the envelope', () => {
  test('shows who left something and when, and never what', async () => {
    const link = await delivered()
    const { status, text } = await page(server.browser(), link)
    expect(status).toBe(200)
    expect(text).toContain('ana left something for you')
    expect(text).toContain('A message was left for you on')
    expect(text).toContain(`action="/api/d/${link.token}/open"`)
    expect(text).toContain(`action="/api/d/${link.token}/decline"`)
    expectNothingOf(text)
  })

  test('shows the hint and asks for the passcode once it is open, and still nothing of it', async () => {
    const link = await delivered()
    const browser = server.browser()
    expect(await post(browser, link, 'open')).toMatchObject({ status: 200, json: { step: 'verify' } })
    const { text } = await page(browser, link)
    expect(text).toContain('Hint: where the swing was')
    expect(text).toContain('name="answer"')
    expectNothingOf(text.replace('where the swing was', ''))
    for (const path of [
      'content',
      `media/${link.mediaId}`,
      `media/${link.mediaId}/peaks`,
      `media/${link.mediaId}/original`,
    ])
      expect(await browser.ask('GET', `/api/d/${link.token}/${path}`)).toMatchObject({
        status: 401,
        json: { code: 'not-unlocked', message: sentences['not-unlocked'] },
      })
    for (const [step, body] of [
      ['play', { mediaId: link.mediaId, quarter: 1 }],
      ['download', { mediaId: link.mediaId }],
    ] as const)
      expect(await post(browser, link, step, body)).toMatchObject({ status: 401 })
    expect((await typesOf(link.deliveryId)).slice(3)).toEqual(['DeliveryOpened'])
  })

  test('is opened before the passcode is asked', async () => {
    const link = await delivered()
    expect(await post(server.browser(), link, 'unlock', { answer: PASSCODE })).toMatchObject({
      status: 409,
      json: { code: 'not-open', message: 'Open the message first.' },
    })
    expect(await typesOf(link.deliveryId)).toHaveLength(3)
  })
})

describe('the passcode', () => {
  test('opens letter and recording to the browser that gave it', async () => {
    const link = await delivered()
    const browser = await unlocked(link)
    const { text } = await page(browser, link)
    expect(text).toContain('Ben, ana left you a message')
    expect(text).toContain('The swing &amp; the &lt;orchard&gt;')
    expect(text).toContain('<p>You were four.</p>')
    expect(text).toContain('Your mother said &lt;nothing&gt;.')
    expect(await browser.ask('GET', `/api/d/${link.token}/content`)).toMatchObject({
      status: 200,
      json: { senderName: 'ana', title: TITLE, body: BODY, media: [{ id: link.mediaId, durationMs: 4_000 }] },
    })
    const media = (headers = {}) => browser.ask('GET', `/api/d/${link.token}/media/${link.mediaId}`, undefined, headers)
    expect(await media()).toMatchObject({ status: 200, json: 'a voice' })
    const part = await media({ Range: 'bytes=2-4' })
    expect(part).toMatchObject({ status: 206, json: 'voi' })
    expect(part.headers.get('Content-Range')).toBe('bytes 2-4/7')
    expect(part.headers.get('Cache-Control')).toBe('no-store')
  })

  test('is asked again in another browser, which gets nothing', async () => {
    const link = await delivered()
    await unlocked(link)
    const other = server.browser()
    const { text } = await page(other, link)
    expect(text).toContain('Show us it is you')
    expectNothingOf(text.replace('where the swing was', ''))
    expect(await other.ask('GET', `/api/d/${link.token}/content`)).toMatchObject({ status: 401 })
    expect(await other.ask('GET', `/api/d/${link.token}/media/${link.mediaId}`)).toMatchObject({ status: 401 })
    expect(await post(other, link, 'unlock', { answer: PASSCODE })).toMatchObject({ status: 200 })
    expect((await typesOf(link.deliveryId)).filter((type) => type === 'UnlockSucceeded')).toHaveLength(1)
  })

  test('of one delivery opens no other', async () => {
    const [link, other] = [await delivered(), await delivered()]
    const browser = await unlocked(link)
    await post(browser, other, 'open')
    expect(await browser.ask('GET', `/api/d/${other.token}/content`)).toMatchObject({ status: 401 })
    const foreign = await browser.ask('GET', `/api/d/${link.token}/media/${other.mediaId}`)
    expect(foreign).toMatchObject({ status: 404, json: { code: 'not-found', message: 'We could not find this.' } })
  })

  test('that is wrong says how many tries are left, and the fifth locks', async () => {
    const link = await delivered()
    const browser = server.browser()
    await post(browser, link, 'open')
    for (const left of [4, 3, 2, 1])
      expect(await post(browser, link, 'unlock', { answer: 'wrong one' })).toMatchObject({
        status: 409,
        json: { code: 'code-wrong', message: `That is not it; ${left} tries left.` },
      })
    const fifth = await post(browser, link, 'unlock', { answer: 'wrong one' })
    const { lockedUntil } = (await server.kernel.load(delivery, link.deliveryId)).state
    expect(fifth).toMatchObject({ status: 429, json: { code: 'locked', message: `Try again at ${lockedUntil}.` } })
    expect(Number(fifth.headers.get('Retry-After'))).toBeGreaterThan(890)
    const before = await eventsOf(link.deliveryId)
    for (const each of [browser, server.browser()])
      expect(await post(each, link, 'unlock', { answer: PASSCODE })).toMatchObject({ status: 429 })
    expect(await eventsOf(link.deliveryId)).toEqual(before)
    expect((await page(browser, link)).text).not.toContain('You were four')
  })

  test('cannot be tried for nothing by repeating one request key', async () => {
    const link = await delivered()
    const browser = server.browser()
    await post(browser, link, 'open')
    const headers = { 'Idempotency-Key': newId() }
    const statuses: number[] = []
    for (let tries = 0; tries < 7; tries += 1)
      statuses.push((await post(browser, link, 'unlock', { answer: `guess ${tries}` }, headers)).status)
    expect(statuses).toEqual([409, 409, 409, 409, 429, 429, 429])
    expect(await post(browser, link, 'unlock', { answer: PASSCODE }, headers)).toMatchObject({
      status: 429,
      json: { code: 'locked' },
    })
  })

  test('is tried five times at most by a crowd at one moment', async () => {
    const link = await delivered()
    const browser = server.browser()
    await post(browser, link, 'open')
    await Promise.all(Array.from({ length: 20 }, () => post(browser, link, 'unlock', { answer: 'wrong one' })))
    expect((await typesOf(link.deliveryId)).filter((type) => type === 'UnlockFailed').length).toBeLessThanOrEqual(5)
  })

  test('stands in no event, neither right nor wrong', async () => {
    const link = await delivered()
    const browser = server.browser()
    await post(browser, link, 'open')
    await post(browser, link, 'unlock', { answer: 'a wrong guess' })
    await post(browser, link, 'unlock', { answer: PASSCODE })
    const text = JSON.stringify(await eventsOf(link.deliveryId), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(text).not.toContain('a wrong guess')
    expect(text).not.toContain(PASSCODE)
  })
})

describe('listening', () => {
  test('is told a quarter at a time, each once', async () => {
    const link = await delivered()
    const browser = await unlocked(link)
    for (const quarter of [1, 2, 1, 2])
      expect(await post(browser, link, 'play', { mediaId: link.mediaId, quarter })).toMatchObject({ status: 204 })
    expect((await typesOf(link.deliveryId)).filter((type) => type === 'ContentPlayed')).toHaveLength(2)
    expect(await post(browser, link, 'play', { mediaId: link.mediaId, quarter: 5 })).toMatchObject({ status: 400 })
  })

  test('a copy that is kept is the original, and is told once', async () => {
    const link = await delivered()
    const browser = await unlocked(link)
    for (const _ of ['once', 'again']) {
      const answer = await submit(browser, link, 'download', { mediaId: link.mediaId })
      expect(answer.status).toBe(303)
      const file = await browser.ask('GET', answer.headers.get('Location') ?? '')
      expect(file).toMatchObject({ status: 200, json: 'a voice' })
      expect(file.headers.get('Content-Disposition')).toContain('attachment')
    }
    expect((await typesOf(link.deliveryId)).filter((type) => type === 'ContentDownloaded')).toHaveLength(1)
  })

  test('to what is not in the message is nothing', async () => {
    const [link, other] = [await delivered(), await delivered()]
    const browser = await unlocked(link)
    const before = await eventsOf(link.deliveryId)
    for (const mediaId of [other.mediaId, newId()]) {
      expect(await post(browser, link, 'play', { mediaId, quarter: 1 })).toMatchObject({ status: 404 })
      expect(await post(browser, link, 'download', { mediaId })).toMatchObject({ status: 404 })
    }
    expect(await eventsOf(link.deliveryId)).toEqual(before)
  })
})

describe('without script', () => {
  test('forms lead from the envelope to the letter', async () => {
    const link = await delivered()
    const browser = server.browser()
    const onward = { status: 303 }
    const opening = await submit(browser, link, 'open')
    expect(opening).toMatchObject(onward)
    expect(opening.headers.get('Location')).toBe(`/d/${link.token}`)
    const wrong = await submit(browser, link, 'unlock', { answer: 'nope' })
    expect(wrong).toMatchObject({
      status: 409,
      json: expect.stringContaining('That is not it; 4 tries left.') as string,
    })
    expect(wrong.json).toContain('name="answer"')
    expect(await submit(browser, link, 'unlock', { answer: ` ${PASSCODE} ` })).toMatchObject(onward)
    expect((await page(browser, link)).text).toContain('You were four.')
  })

  test('a form locks as a script does, and says so on the page', async () => {
    const link = await delivered()
    const browser = server.browser()
    await submit(browser, link, 'open')
    for (let tries = 0; tries < 4; tries += 1) await submit(browser, link, 'unlock', { answer: 'nope' })
    expect(await submit(browser, link, 'unlock', { answer: 'nope' })).toMatchObject({
      status: 429,
      json: expect.stringContaining('Try again at') as string,
    })
  })

  test('declining ends on a page that says so', async () => {
    const link = await delivered()
    const answer = await submit(server.browser(), link, 'decline')
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('Nothing more will come') as string })
    expect(await page(server.browser(), link)).toMatchObject({
      status: 410,
      text: expect.stringContaining(sentences.declined) as string,
    })
  })
})

describe('a link that leads nowhere', () => {
  const everyWay = (browser: Browser, link: Pick<Link, 'token'>, mediaId = newId()) => [
    browser.ask('GET', `/d/${link.token}`),
    browser.ask('GET', `/api/d/${link.token}/content`),
    browser.ask('GET', `/api/d/${link.token}/media/${mediaId}`),
    post(browser, link, 'open'),
    post(browser, link, 'unlock', { answer: PASSCODE }),
    post(browser, link, 'play', { mediaId, quarter: 1 }),
    post(browser, link, 'download', { mediaId }),
  ]

  test('says so on a page, and in words to a script', async () => {
    const { token } = await delivered()
    const wrong = [
      'abc',
      token.slice(0, -2),
      `${token.slice(0, 45)}${token[45] === 'a' ? 'b' : 'a'}${token.slice(46)}`,
      server.kernel.capabilities.issue('deliver', newId(), 'nonce'),
    ]
    for (const each of wrong) {
      const { status, text } = await page(server.browser(), { token: each })
      expect(status).toBe(404)
      expect(text).toContain('<!doctype html>')
      expect(text).toContain(sentences['link-invalid'])
      for (const answer of await Promise.all(everyWay(server.browser(), { token: each })))
        expect(answer).toMatchObject({ status: 404, json: { code: 'link-invalid' } })
    }
  })

  test('is refused in every way once it was declined, also where it was read before', async () => {
    const link = await delivered()
    const browser = await unlocked(link)
    expect(await post(browser, link, 'decline')).toMatchObject({ status: 200, json: { step: 'closed' } })
    const before = await eventsOf(link.deliveryId)
    for (const answer of await Promise.all(everyWay(browser, link, link.mediaId)))
      expect(answer).toMatchObject({ status: 410, json: { code: 'declined', message: sentences.declined } })
    expect(await post(browser, link, 'decline')).toMatchObject({ status: 200 })
    expect(await eventsOf(link.deliveryId)).toEqual(before)
  })

  test('is refused in every way once it is too old', async () => {
    const id = await story.delivering(ana, { people: [ben] })
    const [deliveryId, linkNonce] = [newId(), newId()]
    const about = { messageId: id, recipientId: ben, authorId: ana.id, occurrence: 1, hasDeclined: false }
    const long = plus(server.kernel.clock.now(), -400 * 86_400_000)
    const person = { address: 'ben@hale.example', name: 'Ben', linkNonce }
    await house.tell(delivery, deliveryId, createDelivery({ ...about, ...person }), undefined, long)
    const link = { token: server.kernel.capabilities.issue('deliver', deliveryId, linkNonce) }
    for (const answer of await Promise.all(everyWay(server.browser(), link)))
      expect(answer).toMatchObject({ status: 410, json: { code: 'link-expired', message: 'This link is too old.' } })
    expect((await page(server.browser(), link)).text).toContain('This link is too old.')
    expect(await typesOf(deliveryId)).toEqual(['DeliveryCreated'])
  })

  test('is no door for a foreign page', async () => {
    const link = await delivered()
    const foreign = { Origin: 'https://evil.example' }
    for (const step of ['open', 'decline', 'unlock'])
      expect(await post(server.browser(), link, step, {}, foreign)).toMatchObject({
        status: 403,
        json: { code: 'csrf' },
      })
    expect(await typesOf(link.deliveryId)).toHaveLength(3)
  })
})

test('reading changes nothing, however often and however', async () => {
  const link = await delivered()
  const browser = await unlocked(link)
  const declined = await delivered()
  await house.tell(delivery, declined.deliveryId, declineDelivery())
  const before = await Promise.all([eventsOf(link.deliveryId), eventsOf(declined.deliveryId)])
  const steps = ['open', 'unlock', 'decline', 'play', 'download']
  for (const { token, mediaId } of [link, declined])
    for (const path of [
      `/d/${token}`,
      `/shared/${token}`,
      `/api/d/${token}/content`,
      ...['', '/play', '/peaks', '/original'].map((variant) => `/api/d/${token}/media/${mediaId}${variant}`),
      ...steps.map((step) => `/api/d/${token}/${step}?answer=${PASSCODE}`),
    ])
      for (const reader of [browser, server.browser()])
        for (const [method, accept] of [
          ['GET', 'text/html'],
          ['HEAD', '*/*'],
          ['GET', 'application/json'],
        ] as const) {
          const url = new URL(path, server.origin)
          const Cookie = [...reader.jar].map(([name, value]) => `${name}=${value}`).join('; ')
          await (await fetch(url, { method, redirect: 'manual', headers: { Accept: accept, Cookie } })).arrayBuffer()
        }
  expect(await Promise.all([eventsOf(link.deliveryId), eventsOf(declined.deliveryId)])).toEqual(before)
  const { status, headers } = await browser.ask('GET', `/shared/${link.token}`)
  expect([status, headers.get('Location')]).toEqual([302, `/d/${link.token}`])
})
