import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plus } from '../../kernel/log/decider.ts'
import { newId } from '../../kernel/ids.ts'
import { hashSecret } from '../../kernel/identity/secrets.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { setVerification } from '../recipients/decide/proof.ts'
import { recipient } from '../recipients/recipient.ts'
import { ownerOf, startHouse } from '../../../tests/household/household.ts'
import { HIDDEN, readerOf, type Reader } from '../../../tests/household/reader.ts'
import { digitsOf, maskedAddress } from '../../kernel/identity/digits.ts'
import { notMe } from './decide/open.ts'
import { acceptLink, beginLink, createDelivery, readdressLink, reissueLink } from './decide/send.ts'
import { delivery } from './delivery.ts'

let server: TestServer
let reader: Reader
beforeAll(async () => {
  server = await startHouse()
  reader = await readerOf(server)
})
afterAll(() => server.stop())

/** A page but for what is drawn anew for each answer. */
const withoutNonce = (page: unknown): string => String(page).replaceAll(/nonce="[^"]*"/gu, '')

describe('other proofs than a passcode', () => {
  test('a question is asked on the page and answered in any spelling', async () => {
    const own = await readerOf(server)
    const secretHash = await hashSecret('malaga')
    const question = { method: 'question', question: 'Where did we swim?', answer: 'Málaga', secretHash } as const
    await own.house.tell(recipient, own.ben, setVerification(question), ownerOf(own.ana.id))
    const link = await own.delivered()
    const browser = server.browser()
    await own.post(browser, link, 'open')
    const { text } = await own.page(browser, link)
    expect(text).toContain('Where did we swim?')
    expect(text).not.toMatch(HIDDEN)
    expect(await own.post(browser, link, 'unlock', { answer: 'Madrid' })).toMatchObject({ status: 409 })
    expect(await own.post(browser, link, 'unlock', { answer: ' MÁ laga ' })).toMatchObject({ status: 200 })
    expect((await own.page(browser, link)).text).toContain('You were four.')
  })

  test('a code by email is asked for, and only the newest opens', async () => {
    const own = await readerOf(server)
    await own.house.tell(recipient, own.ben, setVerification({ method: 'otp', secretHash: '' }), ownerOf(own.ana.id))
    const link = await own.delivered()
    const browser = server.browser()
    await own.post(browser, link, 'open')
    expect((await own.page(browser, link)).text).toContain('b…@hale.example')
    expect(await own.post(browser, link, 'unlock', { answer: '123456' })).toMatchObject({
      status: 409,
      json: { code: 'no-code' },
    })
    expect(await own.post(browser, link, 'code')).toMatchObject({ status: 200, json: { step: 'verify' } })
    const { code } = (await server.kernel.load(delivery, link.deliveryId)).state
    const digits = digitsOf(server.kernel.settings, link.deliveryId, code?.nonce ?? '')
    expect((await own.page(browser, link)).text).toContain('The six digits from our email')
    const other = digits === '000000' ? '111111' : '000000'
    expect(await own.post(browser, link, 'unlock', { answer: other })).toMatchObject({ status: 409 })
    const spaced = `${digits.slice(0, 3)} ${digits.slice(3)}`
    expect(await own.submit(browser, link, 'unlock', { answer: spaced })).toMatchObject({ status: 303 })
    expect(JSON.stringify((await own.eventsOf(link.deliveryId)).map(({ data }) => data))).not.toContain(digits)
  })
})

describe('a reader who', () => {
  test('cannot get in asks the author for help, and the page says so', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    expect(await reader.post(browser, link, 'help')).toMatchObject({ status: 409, json: { code: 'not-open' } })
    await reader.post(browser, link, 'open')
    expect(await reader.submit(browser, link, 'help')).toMatchObject({ status: 303 })
    expect((await reader.page(browser, link)).text).toContain('We wrote to Ana that you cannot get in.')
    expect((await reader.page(browser, link, '?help=1')).text).toContain('We wrote to Ana that you cannot get in.')
    const rows = await reader.ana.browser.ask('GET', `/api/deliveries?messageId=${link.messageId}`)
    expect(rows).toMatchObject({ status: 200, json: [{ id: link.deliveryId, helpAt: expect.any(String) as string }] })
  })

  test('is someone else closes the link', async () => {
    const link = await reader.delivered()
    const answer = await reader.submit(server.browser(), link, 'not-me')
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('Thank you for telling us') as string })
    expect(await reader.page(server.browser(), link)).toMatchObject({
      status: 410,
      text: expect.stringContaining('nothing of the message was shown') as string,
    })
    expect(await reader.post(server.browser(), link, 'open')).toMatchObject({
      status: 410,
      json: { code: 'wrong-person' },
    })
  })

  test('is someone else may say for thirty days, on the same page, that it is them after all', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    await reader.submit(browser, link, 'not-me')
    expect((await reader.page(browser, link)).text).toContain('You can take it back here for 30 days.')
    expect(await reader.submit(browser, link, 'its-me')).toMatchObject({ status: 303 })
    expect((await reader.page(browser, link)).text).toContain('Ana left something for you')
    expect(await reader.submit(browser, link, 'not-me')).toMatchObject({ status: 200 })
    expect(await reader.submit(browser, link, 'its-me')).toMatchObject({ status: 303 })
    const said = ['DeliveryRevoked', 'WrongPersonUndone']
    expect((await reader.typesOf(link.deliveryId)).slice(-4)).toEqual([...said, ...said])
    expect(await reader.post(browser, link, 'open')).toMatchObject({ status: 200 })
  })

  test.each(['not-me', 'decline', 'decline-all', 'open'])(
    'presses %s sooner than a page is read, or not on the page at all, is asked to press once more',
    async (step) => {
      const link = await reader.delivered()
      const browser = server.browser()
      const before = await reader.typesOf(link.deliveryId)
      const again = { status: 409, json: { code: 'press-again' } }
      const ask = (body: object) => browser.ask('POST', `/api/d/${link.token}/${step}`, body)
      expect(await ask({})).toMatchObject(again)
      expect(await ask({ nonce: await reader.read(browser, link.token) })).toMatchObject(again)
      const form = Buffer.from(`nonce=${await reader.read(browser, link.token)}`)
      const headers = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' }
      const page = await browser.ask('POST', `/api/d/${link.token}/${step}`, form, headers)
      expect(String(page.json)).toMatch(/Please press the button once more[^]*Ana left something for you/u)
      expect(await reader.typesOf(link.deliveryId)).toEqual(before)
    },
  )

  test('would rather not may say so of everything, and may change their mind', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    await reader.submit(browser, link, 'decline')
    const { json } = await reader.submit(browser, link, 'decline-all')
    expect(json).toContain('Nothing from Ana will come to you.')
    expect(await reader.submit(browser, link, 'undo')).toMatchObject({ status: 303 })
    expect((await reader.page(browser, link)).text).toContain('Ana left something for you')
  })

  test('says not now is shown when it ends, and nothing is kept of it', async () => {
    const link = await reader.delivered()
    const before = await reader.typesOf(link.deliveryId)
    const { json } = await server.browser().ask('GET', `/d/${link.token}?later=1`, undefined, { Accept: 'text/html' })
    expect(json).toContain('It will be here')
    expect(await reader.typesOf(link.deliveryId)).toEqual(before)
  })

  test('comes with an old link gets a fresh one by email, and the old one leads to it', async () => {
    const id = await reader.story.delivering(reader.ana, { people: [reader.ben] })
    const [deliveryId, linkNonce] = [newId(), newId()]
    const about = { messageId: id, recipientId: reader.ben, authorId: reader.ana.id, occurrence: 1, hasDeclined: false }
    const person = { address: 'ben@hale.example', name: 'Ben', linkNonce }
    const long = plus(server.kernel.clock.now(), -401 * 86_400_000)
    await reader.house.tell(delivery, deliveryId, createDelivery({ ...about, ...person }), undefined, long)
    const link = { token: server.kernel.capabilities.issue('deliver', deliveryId, linkNonce) }
    const answer = await reader.submit(server.browser(), link, 'reissue')
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('There is a newer link') as string })
    expect(await reader.post(server.browser(), link, 'open')).toMatchObject({
      status: 410,
      json: { code: 'link-replaced' },
    })
    const { state } = await server.kernel.load(delivery, deliveryId)
    const fresh = { token: server.kernel.capabilities.issue('deliver', deliveryId, state.linkNonce) }
    expect(await reader.page(server.browser(), fresh)).toMatchObject({ status: 200 })
    expect(state).toMatchObject({ status: 'queued', oldNonces: [linkNonce] })
  })

  describe('holds a link that was replaced', () => {
    const AGAIN = 'Send the newest link again'
    /** Mailed to this address, read in this browser, replaced, and the newer one mailed too. */
    const replaced = async (address: string, browser = server.browser()) => {
      const { house, story, ana, ben } = reader
      const { kernel } = server
      const messageId = await story.delivering(ana, { people: [ben] })
      const [deliveryId, linkNonce] = [newId(), newId()]
      const about = { messageId, recipientId: ben }
      const facts = { ...about, authorId: ana.id, occurrence: 1, name: 'Ben', address, linkNonce, hasDeclined: false }
      const mailed = (attempt: number) => {
        const one = { ...about, attempt, mailId: newId() }
        return [beginLink(one), acceptLink({ ...one, smtpCode: 250, acceptedAt: kernel.clock.now() })]
      }
      const fresh = reissueLink({ nonce: newId(), by: 'admin' })
      const token = kernel.capabilities.issue('deliver', deliveryId, linkNonce)
      for (const decision of [createDelivery(facts), ...mailed(1)]) await house.tell(delivery, deliveryId, decision)
      await reader.read(browser, token)
      for (const decision of [fresh, ...mailed(2)]) await house.tell(delivery, deliveryId, decision)
      return { deliveryId, token }
    }
    const addressOfBen = async () => (await server.kernel.load(recipient, reader.ben)).state.address

    test('has the newest mailed once more, and is told no address', async () => {
      const address = await addressOfBen()
      const old = await replaced(address)
      const { status, text } = await reader.page(server.browser(), old)
      expect(status).toBe(410)
      expect(text).toContain(AGAIN)
      expect(text).toContain(maskedAddress(address))
      expect(text).not.toContain(address)
      const browser = server.browser()
      const pressed = await reader.submit(browser, old, 'resend')
      expect(pressed).toMatchObject({ status: 200 })
      expect((await reader.typesOf(old.deliveryId)).at(-1)).toBe('LinkResent')

      // It is on its way: a second press is answered alike, and is no second mail.
      const repeated = await reader.submit(browser, old, 'resend')
      expect(repeated.status).toBe(200)
      expect(withoutNonce(repeated.json)).toBe(withoutNonce(pressed.json))
      expect((await reader.typesOf(old.deliveryId)).filter((type) => type === 'LinkResent')).toHaveLength(1)
      expect(await reader.post(browser, old, 'resend')).toMatchObject({
        status: 200,
        json: { step: 'closed' },
      })
    })

    test('is offered only a way to write to us once the address is another, and asking sends nothing', async () => {
      const browser = server.browser()
      const here = await replaced(await addressOfBen())
      const gone = await replaced('before@hale.example', browser)
      const { text } = await reader.page(server.browser(), gone)
      expect(text).toContain('There is a newer link')
      expect(text).toContain('href="/contact"')
      expect(text).not.toContain(AGAIN)
      expect(text).not.toContain('hale.example')
      const [sent, nothing] = [
        await reader.submit(server.browser(), here, 'resend'),
        await reader.submit(browser, gone, 'resend'),
      ]
      expect(nothing.status).toBe(sent.status)
      expect(withoutNonce(nothing.json)).toBe(withoutNonce(sent.json))
      expect(await reader.typesOf(gone.deliveryId)).not.toContain('LinkResent')
    })

    test('from before the delivery went to another address holds nothing', async () => {
      const old = await replaced(await addressOfBen())
      const other = { nonce: newId(), name: 'Ben', address: 'other@hale.example', backupAddress: '' }
      for (const decision of [notMe(), readdressLink(other)])
        await reader.house.tell(delivery, old.deliveryId, decision, { kind: 'recipient', id: reader.ben })
      const { status, text } = await reader.page(server.browser(), old)
      expect(status).toBe(404)
      expect(text).toContain('href="/contact"')
      expect(text).not.toContain(AGAIN)
      expect(await reader.submit(server.browser(), old, 'resend')).toMatchObject({ status: 404 })
      expect((await reader.typesOf(old.deliveryId)).at(-1)).toBe('LinkReaddressed')
    })
  })
})
