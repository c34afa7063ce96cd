import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plus } from '../../kernel/log/decider.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { PASSCODE, startHouse } from '../../../tests/household/household.ts'
import { HIDDEN, readerOf, type Link, type Reader } from '../../../tests/household/reader.ts'
import { sentences } from './contract.ts'
import { declineDelivery } from './decide/open.ts'
import { createDelivery } from './decide/send.ts'
import { delivery } from './delivery.ts'

let server: TestServer
let reader: Reader
beforeAll(async () => {
  server = await startHouse()
  reader = await readerOf(server)
})
afterAll(() => server.stop())

describe('the envelope', () => {
  test('shows who left something and when, and never what', async () => {
    const link = await reader.delivered()
    const { status, text } = await reader.page(server.browser(), link)
    expect(status).toBe(200)
    expect(text).toContain('Ana left something for you')
    expect(text).toContain('A message was left for you on')
    expect(text).toContain(`action="/api/d/${link.token}/open"`)
    expect(text).toContain(`action="/api/d/${link.token}/decline"`)
    expect(text).not.toMatch(HIDDEN)
  })

  test('shows the hint and asks for the passcode once it is open, and still nothing of it', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    expect(await reader.post(browser, link, 'open')).toMatchObject({ status: 200, json: { step: 'verify' } })
    const { text } = await reader.page(browser, link)
    expect(text).toContain('Hint: what hung in the tree')
    expect(text).toContain('name="answer"')
    expect(text).not.toMatch(HIDDEN)
    for (const path of [
      'content',
      `media/${link.mediaId}`,
      `media/${link.mediaId}/peaks`,
      `media/${link.mediaId}/original`,
      'copy',
    ])
      expect(await browser.ask('GET', `/api/d/${link.token}/${path}`)).toMatchObject({
        status: 401,
        json: { code: 'not-unlocked', message: sentences['not-unlocked'] },
      })
    for (const [step, body] of [
      ['play', { mediaId: link.mediaId, quarter: 1 }],
      ['download', {}],
      ['thanks', {}],
      ['reply', { body: 'Dear Ana' }],
      ['recording', {}],
    ] as const)
      expect(await reader.post(browser, link, step, body)).toMatchObject({ status: 401 })
    expect((await reader.typesOf(link.deliveryId)).slice(3)).toEqual(['DeliveryOpened'])
  })

  test('is opened before the passcode is asked', async () => {
    const link = await reader.delivered()
    expect(await reader.post(server.browser(), link, 'unlock', { answer: PASSCODE })).toMatchObject({
      status: 409,
      json: { code: 'not-open', message: 'Open the message first.' },
    })
    expect(await reader.typesOf(link.deliveryId)).toHaveLength(3)
  })
})

describe('without script', () => {
  test('forms lead from the envelope to the letter', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    const onward = { status: 303 }
    const opening = await reader.submit(browser, link, 'open')
    expect(opening).toMatchObject(onward)
    expect(opening.headers.get('Location')).toBe(`/d/${link.token}`)
    const wrong = await reader.submit(browser, link, 'unlock', { answer: 'nope' })
    expect(wrong).toMatchObject({
      status: 409,
      json: expect.stringContaining('That is not it. Tries left: 4.') as string,
    })
    expect(wrong.json).toContain('name="answer"')
    expect(await reader.submit(browser, link, 'unlock', { answer: ` ${PASSCODE} ` })).toMatchObject(onward)
    expect((await reader.page(browser, link)).text).toContain('You were four.')
  })

  test('a form locks as a script does, and says so on the page', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    await reader.submit(browser, link, 'open')
    for (let tries = 0; tries < 4; tries += 1) await reader.submit(browser, link, 'unlock', { answer: 'nope' })
    expect(await reader.submit(browser, link, 'unlock', { answer: 'nope' })).toMatchObject({
      status: 429,
      json: expect.stringContaining('Try again in 15 minutes.') as string,
    })
  })

  test('declining ends on a page that says so', async () => {
    const link = await reader.delivered()
    const answer = await reader.submit(server.browser(), link, 'decline')
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('Nothing more will come') as string })
    expect(await reader.page(server.browser(), link)).toMatchObject({
      status: 410,
      text: expect.stringContaining('We will keep it for 30 days in case you change your mind.') as string,
    })
  })
})

describe('a link that leads nowhere', () => {
  const everyWay = (browser: Browser, link: Pick<Link, 'token'>, mediaId = newId()) => [
    browser.ask('GET', `/d/${link.token}`),
    browser.ask('GET', `/api/d/${link.token}/content`),
    browser.ask('GET', `/api/d/${link.token}/media/${mediaId}`),
    browser.ask('GET', `/api/d/${link.token}/media/${mediaId}/captions`),
    reader.post(browser, link, 'open'),
    reader.post(browser, link, 'unlock', { answer: PASSCODE }),
    reader.post(browser, link, 'play', { mediaId, quarter: 1 }),
    reader.post(browser, link, 'download'),
    reader.post(browser, link, 'thanks'),
    reader.post(browser, link, 'reply', { body: 'Dear Ana' }),
    reader.post(browser, link, 'recording'),
    reader.post(browser, link, 'code'),
    reader.post(browser, link, 'help'),
    browser.ask('GET', `/api/d/${link.token}/copy`),
  ]

  test('says so on a page, and in words to a script', async () => {
    const { token } = await reader.delivered()
    const wrong = [
      'abc',
      token.slice(0, -2),
      `${token.slice(0, 45)}${token[45] === 'a' ? 'b' : 'a'}${token.slice(46)}`,
      server.kernel.capabilities.issue('deliver', newId(), 'nonce'),
    ]
    for (const each of wrong) {
      const { status, text } = await reader.page(server.browser(), { token: each })
      expect(status).toBe(404)
      expect(text).toContain('<!doctype html>')
      expect(text).toContain(sentences['link-invalid'])
      for (const answer of await Promise.all(everyWay(server.browser(), { token: each })))
        expect(answer).toMatchObject({ status: 404, json: { code: 'link-invalid' } })
    }
  })

  test('is refused in every way once it was declined, also where it was read before', async () => {
    const link = await reader.delivered()
    const browser = await reader.unlocked(link)
    expect(await reader.post(browser, link, 'decline')).toMatchObject({ status: 200, json: { step: 'closed' } })
    const before = await reader.eventsOf(link.deliveryId)
    for (const answer of await Promise.all(everyWay(browser, link, link.mediaId)))
      expect(answer).toMatchObject({ status: 410, json: { code: 'declined', message: sentences.declined } })
    expect(await reader.post(browser, link, 'decline')).toMatchObject({ status: 200 })
    expect(await reader.eventsOf(link.deliveryId)).toEqual(before)
  })

  test('is refused in every way once it is too old', async () => {
    const id = await reader.story.delivering(reader.ana, { people: [reader.ben] })
    const [deliveryId, linkNonce] = [newId(), newId()]
    const about = { messageId: id, recipientId: reader.ben, authorId: reader.ana.id, occurrence: 1, hasDeclined: false }
    const long = plus(server.kernel.clock.now(), -400 * 86_400_000)
    const person = { address: 'ben@hale.example', name: 'Ben', linkNonce }
    await reader.house.tell(delivery, deliveryId, createDelivery({ ...about, ...person }), undefined, long)
    const link = { token: server.kernel.capabilities.issue('deliver', deliveryId, linkNonce) }
    for (const answer of await Promise.all(everyWay(server.browser(), link)))
      expect(answer).toMatchObject({ status: 410, json: { code: 'link-expired', message: 'This link is too old.' } })
    expect((await reader.page(server.browser(), link)).text).toContain('Send me a new link')
    expect(await reader.typesOf(deliveryId)).toEqual(['DeliveryCreated'])
  })

  test('is no door for a foreign page', async () => {
    const link = await reader.delivered()
    const foreign = { Origin: 'https://evil.example' }
    for (const step of ['open', 'decline', 'unlock'])
      expect(await reader.post(server.browser(), link, step, {}, foreign)).toMatchObject({
        status: 403,
        json: { code: 'csrf' },
      })
    expect(await reader.typesOf(link.deliveryId)).toHaveLength(3)
  })
})

test('reading changes nothing, however often and however', async () => {
  const link = await reader.delivered()
  const browser = await reader.unlocked(link)
  const declined = await reader.delivered()
  await reader.house.tell(delivery, declined.deliveryId, declineDelivery())
  const before = await Promise.all([reader.eventsOf(link.deliveryId), reader.eventsOf(declined.deliveryId)])
  const steps = ['open', 'unlock', 'decline', 'play', 'download']
  for (const { token, mediaId } of [link, declined])
    for (const path of [
      `/d/${token}`,
      `/shared/${token}`,
      `/api/d/${token}/content`,
      ...['', '/play', '/video', '/captions', '/peaks', '/original'].map(
        (variant) => `/api/d/${token}/media/${mediaId}${variant}`,
      ),
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
  expect(await Promise.all([reader.eventsOf(link.deliveryId), reader.eventsOf(declined.deliveryId)])).toEqual(before)
  const { status, headers } = await browser.ask('GET', `/shared/${link.token}`)
  expect([status, headers.get('Location')]).toEqual([302, `/d/${link.token}`])
  const unknown = await browser.ask('GET', '/shared/taken-back')
  expect(unknown.headers.get('Location'), 'left to the page of the web').toBeNull()
})
