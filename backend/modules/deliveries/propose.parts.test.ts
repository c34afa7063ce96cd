import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownerOf, startHouse } from '../../../tests/household/household.ts'
import { HIDDEN, readerOf, type Reader } from '../../../tests/household/reader.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { removeContact } from '../life/decide/invite.ts'
import { contactIn, life } from '../life/life.ts'
import { setVerification } from '../recipients/decide/proof.ts'
import { recipient } from '../recipients/recipient.ts'
import { confirmersOf } from './confirmers.ts'
import { acceptInTime } from './decide/propose.ts'
import { reissueLink } from './decide/send.ts'
import { delivery } from './delivery.ts'
import { proposeTokenOf } from './proposers.ts'

let server: TestServer
let reader: Reader
let nora: string
let sam: string
beforeAll(async () => {
  server = await startHouse()
})
afterAll(() => server.stop())
beforeEach(async () => {
  reader = await readerOf(server)
  nora = await reader.house.contact(reader.ana)
  sam = await reader.house.contact(reader.ana, { name: 'Sam' })
})

const PAGE = { Accept: 'text/html' }
const HAND = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-User': '?1' }
const NEW = 'ben@else.example'

/** Ben's delivery, which every mailbox has refused for a week. */
const lost = async () => {
  const { story, ana, ben } = reader
  const messageId = await story.delivering(ana, { title: 'The swing', body: 'You were four.', people: [ben] })
  return { messageId, deliveryId: await story.unreached(ana, messageId, ben) }
}
type Lost = Awaited<ReturnType<typeof lost>>
const stateOf = async ({ deliveryId }: Lost) => (await server.kernel.load(delivery, deliveryId)).state
const pageOf = async (link: Lost, contactId = nora) =>
  `/trusted/${proposeTokenOf(server.kernel, link.deliveryId, contactId, await stateOf(link))}`
const look = async (path: string, browser = server.browser()) => {
  const { status, json } = await browser.ask('GET', `${path}/propose-address`, undefined, PAGE)
  const text = String(json)
  return { status, text, nonce: /name="nonce" value="([^"]+)"/.exec(text)?.[1] ?? '' }
}
/** Presses a button after the page was read for a while. */
const press = async (path: string, action: string, fields: Record<string, string> = {}, readMs = 2_000) => {
  const browser = server.browser()
  const { nonce } = await look(path, browser)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + readMs)
  try {
    const body = Buffer.from(new URLSearchParams({ nonce, ...fields }).toString())
    const { status, json } = await browser.ask('POST', `${path}/${action}`, body, HAND)
    return { status, text: String(json) }
  } finally {
    clock.mockRestore()
  }
}
const give = async (link: Lost, address = NEW, contactId = nora) =>
  press(await pageOf(link, contactId), 'propose-address', { address })
const rows = async ({ messageId }: Lost) => reader.ana.browser.ask('GET', `/api/deliveries?messageId=${messageId}`)

describe('a contact', () => {
  test('reads whom we cannot reach and what happens next, never what it is about; reading changes nothing', async () => {
    const link = await lost()
    const { status, text } = await look(await pageOf(link))
    expect(status).toBe(200)
    for (const words of ['Do you know where Ben can be reached?', 'Dear Nora,', 'Please ask Ben first', '30 days'])
      expect(text).toContain(words)
    expect(text).not.toMatch(HIDDEN)
    expect((await stateOf(link)).proposal).toBeUndefined()
  })

  test('gives an address, which another contact sees and agrees to, and which its giver may take back', async () => {
    const link = await lost()
    const given = await give(link)
    for (const words of ['Thank you', NEW, 'If nobody says no, we write there on']) expect(given.text).toContain(words)
    const seen = await look(await pageOf(link, sam))
    for (const words of ['Is this the address of Ben?', NEW, 'Yes, Ben reads it']) expect(seen.text).toContain(words)
    expect(seen.text).not.toMatch(HIDDEN)
    expect((await press(await pageOf(link, sam), 'support-address', { n: '1' })).text).toContain('Thank you')
    expect((await stateOf(link)).proposal).toMatchObject({ state: 'proposed', supportedBy: sam })
    expect((await press(await pageOf(link), 'refuse-address', { n: '1' })).text).toContain(
      'Nothing goes to that address',
    )
    expect((await stateOf(link)).proposal).toMatchObject({ state: 'withdrawn' })
    const events = await reader.eventsOf(link.deliveryId)
    expect(events.find(({ type }) => type === 'AddressProposed')?.metadata).toMatchObject({
      actor: { kind: 'contact', id: nora },
    })
    expect(JSON.stringify(await server.rowsOf('deliveries.deliveries'))).not.toContain(NEW)
  })

  test('is told in words which addresses are of no use, on the page where the next one is given', async () => {
    const link = await lost()
    const { house, ana } = reader
    const addressOf = async (contactId: string) =>
      contactIn((await server.kernel.load(life, ana.id)).state, contactId)?.address ?? ''
    const asked = await house.contact(ana, { name: 'Eve', isAsked: true })
    const recipientId = newId()
    await ana.browser.ask('POST', '/api/recipients', { recipientId, name: 'Eve', email: 'Eve@Wants.example' })
    await house.decline(recipientId)
    for (const [address, words] of [
      ['eve@wants.example', 'We cannot write to this address'],
      [(await addressOf(nora)).toUpperCase(), 'This is your own address'],
      [await addressOf(asked), 'This is the address of a trusted contact'],
      [ana.email, 'the person who left the message'],
      [(await stateOf(link)).address, 'our email does not reach them there'],
      ['ben', 'This is not an email address'],
    ] as const) {
      const { status, text } = await give(link, address)
      expect({ address, status }).toEqual({ address, status: address === 'ben' ? 400 : 409 })
      expect(text).toContain(words)
      expect(text).toContain('Give this address')
    }
    expect((await stateOf(link)).proposal).toBeUndefined()
  })

  test('who presses without having read is asked once more', async () => {
    const link = await lost()
    const path = await pageOf(link)
    const { text } = await press(path, 'propose-address', { address: NEW }, 100)
    expect(text).toContain('press the button once more')
    expect(text).toContain(`value="${NEW}"`)
    await give(link)
    const yes = await press(await pageOf(link, sam), 'support-address', { n: '1' }, 100)
    expect(yes.text).toContain('press the button once more')
    expect((await stateOf(link)).proposal).toMatchObject({ supportedBy: '' })
  })

  test('who was removed or is a stranger, or whose trouble is over, has nothing to say', async () => {
    const link = await lost()
    const [path, removed] = [await pageOf(link), await pageOf(link, sam)]
    await reader.house.tell(life, reader.ana.id, removeContact({ contactId: sam }), ownerOf(reader.ana.id))
    for (const other of [removed, await pageOf(link, newId()), '/trusted/abc', path.slice(0, -1)]) {
      const { status, text } = await look(other)
      expect({ status, other }).toEqual({ status: 404, other })
      expect(text).toContain('This link is not complete')
    }
    await reader.house.tell(delivery, link.deliveryId, reissueLink({ nonce: newId(), by: 'admin' }))
    expect((await look(path)).status).toBe(404)
  })

  test('is told that an address alone opens it where a code by email is the proof, and that it waits for a yes', async () => {
    const way = setVerification({ method: 'otp', secretHash: '' })
    await reader.house.tell(recipient, reader.ben, way, ownerOf(reader.ana.id))
    const link = await lost()
    expect((await give(link)).text).toContain('We write there only when Ana or another trusted contact has said yes')
    expect((await stateOf(link)).proposal).toMatchObject({ countsAt: '', opensAlone: true })
    expect(await rows(link)).toMatchObject({ json: [{ proposal: { countsAt: null, opensAlone: true } }] })
  })
})

test('whoever gave an address that time has used does not say besides that it is really the recipient', async () => {
  const link = await lost()
  await give(link)
  const { countsAt } = (await stateOf(link)).proposal ?? {}
  const trusted = [nora, sam]
  const { kernel } = server
  await reader.house.tell(
    delivery,
    link.deliveryId,
    acceptInTime({ nonce: 'new', trusted, whose: 'nobody' }),
    undefined,
    countsAt,
  )
  expect((await confirmersOf(kernel, await stateOf(link))).map(({ id }) => id)).toEqual([sam])
})

describe('the author', () => {
  const say = (link: Lost, word: string, browser = reader.ana.browser, n = 1) =>
    browser.ask('POST', `/api/deliveries/${link.deliveryId}/${word}`, { n })

  test('sees the address beside the message, and their yes sends the link there', async () => {
    const link = await lost()
    await give(link)
    expect(await rows(link)).toMatchObject({
      json: [{ proposal: { n: 1, address: NEW, isSupported: false, opensAlone: false } }],
    })
    const stranger = await reader.house.author()
    expect(await say(link, 'use-address', stranger.browser)).toMatchObject({ status: 404 })
    expect(await say(link, 'use-address')).toMatchObject({ status: 200, json: { state: 'queued' } })
    expect(await stateOf(link)).toMatchObject({ address: NEW, status: 'queued' })
    expect(await rows(link)).toMatchObject({ json: [{ proposal: null, state: 'queued' }] })
    expect((await server.kernel.load(recipient, reader.ben)).state.address).not.toBe(NEW)
  })

  test('says no, and nothing more comes of it', async () => {
    const link = await lost()
    await give(link)
    expect(await say(link, 'refuse-address')).toMatchObject({ status: 200, json: { state: 'bounced' } })
    expect(await say(link, 'use-address')).toMatchObject({ status: 410, json: { code: 'proposal-over' } })
    expect((await look(await pageOf(link, sam))).text).toContain('You can give us another address here from')
    expect(await rows(link)).toMatchObject({ json: [{ proposal: null }] })
  })
})
