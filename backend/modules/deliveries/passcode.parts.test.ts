import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { newId } from '../../kernel/ids.ts'
import { hashSecret } from '../../kernel/identity/secrets.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { ownerOf, PASSCODE, startHouse } from '../../../tests/household/household.ts'
import { BODY, HIDDEN, readerOf, TITLE, type Link, type Reader } from '../../../tests/household/reader.ts'
import { setVerification } from '../recipients/decide/proof.ts'
import { recipient } from '../recipients/recipient.ts'
import { digitsOf } from '../../kernel/identity/digits.ts'
import { delivery } from './delivery.ts'

let server: TestServer
let reader: Reader
beforeAll(async () => {
  server = await startHouse()
  reader = await readerOf(server)
})
afterAll(() => server.stop())

describe('the passcode', () => {
  test('opens letter and recording to the browser that gave it', async () => {
    const link = await reader.delivered()
    const browser = await reader.unlocked(link)
    const { text } = await reader.page(browser, link)
    expect(text).toContain('Ben, Ana left you a message')
    expect(text).toContain('The swing &amp; the &lt;orchard&gt;')
    expect(text).toContain('<p>You were four.</p>')
    expect(text).toContain('Your mother said &lt;nothing&gt;.')
    expect(await browser.ask('GET', `/api/d/${link.token}/content`)).toMatchObject({
      status: 200,
      json: {
        senderName: 'Ana',
        title: TITLE,
        body: BODY,
        media: [{ id: link.mediaId, durationMs: 4_000, kind: 'voice' }],
      },
    })
    const media = (headers = {}) => browser.ask('GET', `/api/d/${link.token}/media/${link.mediaId}`, undefined, headers)
    expect(await media()).toMatchObject({ status: 200, json: 'a voice' })
    const part = await media({ Range: 'bytes=2-4' })
    expect(part).toMatchObject({ status: 206, json: 'voi' })
    expect(part.headers.get('Content-Range')).toBe('bytes 2-4/7')
    expect(part.headers.get('Cache-Control')).toBe('no-store')
  })

  test('is asked again in another browser, which gets nothing', async () => {
    const link = await reader.delivered()
    await reader.unlocked(link)
    const other = server.browser()
    const { text } = await reader.page(other, link)
    expect(text).toContain('Please confirm it’s you')
    expect(text).not.toMatch(HIDDEN)
    expect(await other.ask('GET', `/api/d/${link.token}/content`)).toMatchObject({ status: 401 })
    expect(await other.ask('GET', `/api/d/${link.token}/media/${link.mediaId}`)).toMatchObject({ status: 401 })
    expect(await reader.post(other, link, 'unlock', { answer: PASSCODE })).toMatchObject({ status: 200 })
    expect((await reader.typesOf(link.deliveryId)).filter((type) => type === 'UnlockSucceeded')).toHaveLength(1)
  })

  test('of one delivery opens no other', async () => {
    const [link, other] = [await reader.delivered(), await reader.delivered()]
    const browser = await reader.unlocked(link)
    await reader.post(browser, other, 'open')
    expect(await browser.ask('GET', `/api/d/${other.token}/content`)).toMatchObject({ status: 401 })
    const foreign = await browser.ask('GET', `/api/d/${link.token}/media/${other.mediaId}`)
    expect(foreign).toMatchObject({ status: 404, json: { code: 'not-found', message: 'We could not find this.' } })
  })

  test('that is wrong says how many tries are left, and the fifth locks', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    await reader.post(browser, link, 'open')
    for (const left of [4, 3, 2, 1])
      expect(await reader.post(browser, link, 'unlock', { answer: 'wrong one' })).toMatchObject({
        status: 409,
        json: { code: 'code-wrong', message: `That is not it. Tries left: ${left}.` },
      })
    const fifth = await reader.post(browser, link, 'unlock', { answer: 'wrong one' })
    expect(fifth).toMatchObject({
      status: 429,
      json: { code: 'locked', message: 'Try again in 15 minutes.' },
    })
    expect(Number(fifth.headers.get('Retry-After'))).toBeGreaterThan(890)
    const before = await reader.eventsOf(link.deliveryId)
    for (const each of [browser, server.browser()])
      expect(await reader.post(each, link, 'unlock', { answer: PASSCODE })).toMatchObject({ status: 429 })
    expect(await reader.eventsOf(link.deliveryId)).toEqual(before)
    const { text } = await reader.page(browser, link)
    expect(text).not.toContain('You were four')
    expect(text).toContain('Try again in 15 minutes.')
    expect(text).not.toContain('name="answer"')
  })

  test('cannot be tried for nothing by repeating one request key', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    await reader.post(browser, link, 'open')
    const headers = { 'Idempotency-Key': newId() }
    const statuses: number[] = []
    for (let tries = 0; tries < 7; tries += 1)
      statuses.push((await reader.post(browser, link, 'unlock', { answer: `guess ${tries}` }, headers)).status)
    expect(statuses).toEqual([409, 409, 409, 409, 429, 429, 429])
    expect(await reader.post(browser, link, 'unlock', { answer: PASSCODE }, headers)).toMatchObject({
      status: 429,
      json: { code: 'locked' },
    })
  })

  test('is tried five times at most by a crowd at one moment', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    await reader.post(browser, link, 'open')
    await Promise.all(Array.from({ length: 20 }, () => reader.post(browser, link, 'unlock', { answer: 'wrong one' })))
    expect(
      (await reader.typesOf(link.deliveryId)).filter((type) => type === 'UnlockFailed').length,
    ).toBeLessThanOrEqual(5)
  })

  test('stands in no event, neither right nor wrong', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    await reader.post(browser, link, 'open')
    await reader.post(browser, link, 'unlock', { answer: 'a wrong guess' })
    await reader.post(browser, link, 'unlock', { answer: PASSCODE })
    const text = JSON.stringify(await reader.eventsOf(link.deliveryId), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(text).not.toContain('a wrong guess')
    expect(text).not.toContain(PASSCODE)
  })
})

/** The six digits that were asked for last, which went to the recipient's mailbox. */
const mailedCode = async (browser: Browser, link: Link) => {
  expect(await reader.post(browser, link, 'code')).toMatchObject({ status: 200 })
  const { nonce = '' } = (await server.kernel.load(delivery, link.deliveryId)).state.code ?? {}
  return digitsOf(server.kernel.settings, link.deliveryId, nonce)
}
const expectPasscode = async (link: Link) => {
  const browser = server.browser()
  await reader.post(browser, link, 'open')
  const answer = await mailedCode(browser, link)
  for (const by of [{}, { by: 'code' }])
    expect((await reader.post(browser, link, 'unlock', { answer, ...by })).status).toBe(409)
  expect(await reader.typesOf(link.deliveryId)).not.toContain('UnlockSucceeded')
  expect((await reader.page(browser, link)).text).toContain('Ana chose a passcode that you know.')
  expect(await reader.post(browser, link, 'unlock', { answer: PASSCODE })).toMatchObject({ status: 200 })
}

describe('a code by email does not open what asks for a passcode', () => {
  test('where the read tables know nothing of its recipient', async () => {
    const own = await readerOf(server)
    const link = await own.delivered()
    await server.kernel.db.query(sql.typeAlias('void')`delete from recipients.recipients where id = ${own.ben}`)
    await expectPasscode(link)
  })

  test('where the read tables have yet to hear of the passcode', async () => {
    const { kernel } = server
    const own = await readerOf(server)
    const link = await own.delivered()
    await own.house.tell(recipient, own.ben, setVerification({ method: 'otp', secretHash: '' }), ownerOf(own.ana.id))
    const secretHash = await hashSecret(PASSCODE)
    const chosen = setVerification({ method: 'passcode', passcode: PASSCODE, secretHash, hint: 'the tree' })
    await server.whileHalted(async () => {
      await kernel.handle(recipient, own.ben, chosen, freshCommand(kernel, ownerOf(own.ana.id)))
      await expectPasscode(link)
    }, 'projections/recipients')
  })
})

test('where nobody has chosen a proof nothing opens it, and the author can be asked', async () => {
  const { house, story, ana } = reader
  const ben = await house.person(ana)
  const messageId = await story.delivering(ana, { title: TITLE, body: BODY, people: [ben], isOld: true })
  const link = { messageId, mediaId: '', ...(await story.mailed(ana, messageId, ben)) }
  const browser = server.browser()
  await reader.post(browser, link, 'open')
  const answer = await mailedCode(browser, link)
  for (const tried of [answer, PASSCODE, ''])
    expect(await reader.post(browser, link, 'unlock', { answer: tried })).toMatchObject({
      status: 409,
      json: { code: 'no-proof' },
    })
  const { text } = await reader.page(browser, link)
  expect(text).toContain('Ana has not chosen yet how you show that it is you.')
  expect(text).not.toMatch(HIDDEN)
  expect(text).not.toContain('name="answer"')
  expect(await reader.submit(browser, link, 'help')).toMatchObject({ status: 303 })
  expect((await reader.page(browser, link)).text).toContain('We wrote to Ana that you cannot get in.')
  expect(await reader.typesOf(link.deliveryId)).not.toContain('UnlockSucceeded')
})

test('while the read tables know nothing of the message, its page asks to come back later', async () => {
  const link = await reader.delivered()
  const browser = server.browser()
  await reader.post(browser, link, 'open')
  await server.kernel.db.query(sql.typeAlias('void')`delete from messages.messages where id = ${link.messageId}`)
  const { status, text } = await reader.page(browser, link)
  expect(status).toBe(503)
  expect(text).toContain('Please come back in a few minutes')
})

describe('listening', () => {
  test('is told a quarter at a time, each once', async () => {
    const link = await reader.delivered()
    const browser = await reader.unlocked(link)
    for (const quarter of [1, 2, 1, 2])
      expect(await reader.post(browser, link, 'play', { mediaId: link.mediaId, quarter })).toMatchObject({
        status: 204,
      })
    expect((await reader.typesOf(link.deliveryId)).filter((type) => type === 'ContentPlayed')).toHaveLength(2)
    expect(await reader.post(browser, link, 'play', { mediaId: link.mediaId, quarter: 5 })).toMatchObject({
      status: 400,
    })
  })

  test('a copy that is kept is a zip with everything, and is told once', async () => {
    const link = await reader.delivered()
    const browser = await reader.unlocked(link)
    for (const _ of ['once', 'again']) {
      const answer = await reader.submit(browser, link, 'download')
      expect(answer).toMatchObject({ status: 303 })
      const { status, headers } = await browser.ask('GET', answer.headers.get('Location') ?? '')
      expect([status, headers.get('Content-Type')]).toEqual([200, 'application/zip'])
      expect(headers.get('Content-Disposition')).toBe('attachment; filename="message-from-Ana.zip"')
    }
    expect((await reader.typesOf(link.deliveryId)).filter((type) => type === 'ContentDownloaded')).toHaveLength(1)
  })

  test('to what is not in the message is nothing', async () => {
    const [link, other] = [await reader.delivered(), await reader.delivered()]
    const browser = await reader.unlocked(link)
    const before = await reader.eventsOf(link.deliveryId)
    for (const mediaId of [other.mediaId, newId()]) {
      expect(await reader.post(browser, link, 'play', { mediaId, quarter: 1 })).toMatchObject({ status: 404 })
      for (const variant of ['play', 'peaks'])
        expect(await browser.ask('GET', `/api/d/${link.token}/media/${mediaId}/${variant}`)).toMatchObject({
          status: 404,
        })
    }
    expect(await reader.eventsOf(link.deliveryId)).toEqual(before)
  })
})
