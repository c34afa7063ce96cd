import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownerOf, startHouse } from '../../../tests/household/household.ts'
import { HIDDEN, readerOf, type Link, type Reader } from '../../../tests/household/reader.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { removeContact } from '../life/decide/invite.ts'
import { declineRole } from '../life/decide/answer.ts'
import { life } from '../life/life.ts'
import { setVerification } from '../recipients/decide/proof.ts'
import { recipient } from '../recipients/recipient.ts'
import { digitsOf } from '../../kernel/identity/digits.ts'
import { confirmTokenOf } from './confirmers.ts'
import { delivery } from './delivery.ts'

let server: TestServer
let reader: Reader
let nora: string
beforeAll(async () => {
  server = await startHouse()
})
afterAll(() => server.stop())
beforeEach(async () => {
  reader = await readerOf(server)
  nora = await reader.house.contact(reader.ana)
})

const PAGE = { Accept: 'text/html' }
const HAND = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-User': '?1' }

const atTheProof = async () => {
  const link = await reader.delivered()
  const browser = server.browser()
  await reader.post(browser, link, 'open')
  return { link, browser }
}
const askedFor = async () => {
  const found = await atTheProof()
  expect(await reader.submit(found.browser, found.link, 'ask-contacts')).toMatchObject({ status: 303 })
  return found
}
const pageOf = (link: Link, contactId = nora, n = 1) =>
  `/trusted/${confirmTokenOf(server.kernel, link.deliveryId, contactId, n)}`
const look = async (path: string, browser = server.browser()) => {
  const { status, json } = await browser.ask('GET', `${path}/confirm-access`, undefined, PAGE)
  const text = String(json)
  return { status, text, nonce: /name="nonce" value="([^"]+)"/.exec(text)?.[1] ?? '' }
}
/** Presses a button after the page was read for a while. */
const press = async (path: string, answer: 'confirm-access' | 'refuse-access', readMs = 2_000) => {
  const browser = server.browser()
  const { nonce } = await look(path, browser)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + readMs)
  try {
    const body = Buffer.from(new URLSearchParams({ nonce }).toString())
    const { status, json } = await browser.ask('POST', `${path}/${answer}`, body, HAND)
    return { status, text: String(json) }
  } finally {
    clock.mockRestore()
  }
}
const codeFor = async (browser: Browser, link: Link): Promise<string> => {
  expect(await reader.post(browser, link, 'code')).toMatchObject({ status: 200 })
  const { code } = (await server.kernel.load(delivery, link.deliveryId)).state
  return digitsOf(server.kernel.settings, link.deliveryId, code?.nonce ?? '')
}
const openBy = (browser: Browser, link: Link, answer: string) =>
  reader.post(browser, link, 'unlock', { answer, by: 'code' })
const stateOf = async ({ deliveryId }: Link) =>
  (await server.kernel.load(delivery, deliveryId)).state.confirmation?.state

describe('someone who forgot the passcode', () => {
  test('is told of both ways, and asks the people whom the author trusts', async () => {
    const { link, browser } = await atTheProof()
    expect((await reader.page(browser, link)).text).toContain('I can’t get in')
    const { text } = await reader.page(browser, link, '?help=1')
    for (const words of ['Ask the people Ana trusts', 'Write to Ana', 'b…@hale.example']) expect(text).toContain(words)
    expect(text).not.toMatch(HIDDEN)
    expect(text).not.toContain('Nora')
    await reader.submit(browser, link, 'ask-contacts')
    await reader.submit(browser, link, 'ask-contacts')
    expect((await reader.page(browser, link, '?help=1')).text).toContain('We have asked the people Ana trusts.')
    const types = await reader.typesOf(link.deliveryId)
    expect(types.filter((type) => type === 'ConfirmationRequested')).toHaveLength(1)
  })

  test('gets in by a contact’s yes and a code, neither of which opens it alone', async () => {
    const { link, browser } = await askedFor()
    expect(await openBy(browser, link, await codeFor(browser, link))).toMatchObject({
      status: 409,
      json: { code: 'not-confirmed' },
    })
    expect((await press(pageOf(link), 'confirm-access')).text).toContain('Thank you')
    const { text } = await reader.page(browser, link)
    expect(text).toContain('Someone Ana trusts has told us that it’s you.')
    expect((await reader.page(browser, link, '?proof=1')).text).toContain('Passcode')

    const { code } = (await server.kernel.load(delivery, link.deliveryId)).state
    const digits = digitsOf(server.kernel.settings, link.deliveryId, code?.nonce ?? '')
    // As a passcode the digits count for nothing.
    expect(await reader.post(browser, link, 'unlock', { answer: digits })).toMatchObject({ status: 409 })
    const other = digits === '000000' ? '111111' : '000000'
    expect(await openBy(browser, link, other)).toMatchObject({ json: { code: 'code-wrong', details: { left: 3 } } })
    expect(await openBy(browser, link, digits)).toMatchObject({ status: 200, json: { step: 'unlocked' } })
    expect((await reader.page(browser, link)).text).toContain('You were four.')
    expect(await openBy(server.browser(), link, digits)).toMatchObject({ json: { code: 'not-confirmed' } })
    const events = await reader.eventsOf(link.deliveryId)
    expect(events.find(({ type }) => type === 'ConfirmationGiven')?.metadata).toMatchObject({
      actor: { kind: 'contact', id: nora },
    })
  })

  test('is told where there is nobody to ask', async () => {
    await reader.house.tell(life, reader.ana.id, removeContact({ contactId: nora }), ownerOf(reader.ana.id))
    const { link, browser } = await atTheProof()
    const { text } = await reader.page(browser, link, '?help=1')
    expect(text).toContain('Ana has not named anyone')
    expect(text).not.toContain('Ask the people')
    expect(text).toContain('Write to Ana')
    expect(await reader.post(browser, link, 'ask-contacts')).toMatchObject({
      status: 409,
      json: { code: 'no-contacts' },
    })
  })

  test('is not sent to others where a code alone opens it', async () => {
    const way = setVerification({ method: 'otp', secretHash: '' })
    await reader.house.tell(recipient, reader.ben, way, ownerOf(reader.ana.id))
    const { link, browser } = await atTheProof()
    expect((await reader.page(browser, link, '?help=1')).text).not.toContain('knows you both')
    expect(await reader.post(browser, link, 'ask-contacts')).toMatchObject({ json: { code: 'no-contacts' } })
  })

  test('may ask from behind a lock, which holds for the code too', async () => {
    const { link, browser } = await atTheProof()
    for (const guess of ['1', '2', '3', '4', '5']) await reader.post(browser, link, 'unlock', { answer: guess })
    const { text } = await reader.page(browser, link)
    expect(text).toContain('Try again in 15 minutes.')
    expect(text).toContain('I can’t get in')
    expect(await reader.submit(browser, link, 'ask-contacts')).toMatchObject({ status: 303 })
    expect((await press(pageOf(link), 'confirm-access')).text).toContain('Thank you')
    expect(await openBy(browser, link, '123456')).toMatchObject({ status: 429, json: { code: 'locked' } })
  })
})

describe('a contact', () => {
  test('reads who asks, and never what it is about; reading changes nothing', async () => {
    const { link } = await askedFor()
    const { status, text } = await look(pageOf(link))
    expect(status).toBe(200)
    for (const words of ['Is it really Ben?', 'Dear Nora,', 'Please talk to Ben first']) expect(text).toContain(words)
    expect(text).not.toMatch(HIDDEN)
    expect(await stateOf(link)).toBe('asked')
  })

  test('who presses without having read is asked once more', async () => {
    const { link } = await askedFor()
    expect((await press(pageOf(link), 'confirm-access', 100)).text).toContain('press the button once more')
    expect(await stateOf(link)).toBe('asked')
  })

  test('ends it with a no, also after a yes', async () => {
    const { link, browser } = await askedFor()
    await press(pageOf(link), 'confirm-access')
    expect((await press(pageOf(link), 'refuse-access')).text).toContain('Nothing is opened this way. We tell Ana.')
    await press(pageOf(link), 'confirm-access')
    expect(await stateOf(link)).toBe('refused')
    expect(await openBy(browser, link, await codeFor(browser, link))).toMatchObject({ json: { code: 'not-confirmed' } })
    expect((await reader.page(browser, link, '?help=1')).text).toContain('the answer was no')
  })

  test('who was removed, said no, or is the recipient, has nothing to answer', async () => {
    const { house, ana } = reader
    const [sam, eve] = [await house.contact(ana), await house.contact(ana)]
    const { link } = await askedFor()
    const { address } = (await server.kernel.load(delivery, link.deliveryId)).state
    const self = await house.contact(ana, { address: address.toUpperCase() })
    await house.tell(life, ana.id, removeContact({ contactId: sam }), ownerOf(ana.id))
    await house.tell(life, ana.id, declineRole({ contactId: eve }), { kind: 'contact', id: eve })
    const others = [sam, eve, self].map((id) => pageOf(link, id))
    for (const path of [...others, pageOf(link, nora, 2), '/trusted/abc', pageOf(link).slice(0, -1)]) {
      const { status, text } = await look(path)
      expect({ status, path }).toEqual({ status: 404, path })
      expect(text).toContain('This link is not complete')
    }
    const { json } = await server.browser().ask('GET', `${pageOf(link, sam)}/confirm-access`)
    expect(String(json)).not.toContain('contact-invalid')
  })
})

describe('the author', () => {
  test('sees it beside the message, and may forbid it', async () => {
    const { link, browser } = await askedFor()
    await press(pageOf(link), 'confirm-access')
    const rows = () => reader.ana.browser.ask('GET', `/api/deliveries?messageId=${link.messageId}`)
    expect(await rows()).toMatchObject({
      json: [{ confirmation: 'given', confirmationUntil: expect.any(String) as string }],
    })
    const forbid = (by: Browser) => by.ask('POST', `/api/deliveries/${link.deliveryId}/refuse-access`, {})
    const stranger = await reader.house.author()
    expect(await forbid(stranger.browser)).toMatchObject({ status: 404 })
    expect(await forbid(reader.ana.browser)).toMatchObject({ status: 200 })
    expect(await rows()).toMatchObject({ json: [{ confirmation: 'forbidden', confirmationUntil: null }] })
    expect(await openBy(browser, link, await codeFor(browser, link))).toMatchObject({ json: { code: 'not-confirmed' } })
    expect((await look(pageOf(link))).text).toContain('There is nothing to answer any more')
    expect((await reader.page(browser, link, '?help=1')).text).toContain('would rather not have it opened this way')
  })
})
