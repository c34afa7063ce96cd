import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { acceptLink, beginLink, createDelivery } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { BODY, readerOf, type Reader } from '../../tests/household/reader.ts'
import { DAY_MS, openTheatre, type Theatre } from '../../tests/replay/theatre.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

let theatre: Theatre
let reader: Reader
beforeAll(async () => {
  theatre = await openTheatre()
  reader = await readerOf(theatre.server)
})
afterAll(() => theatre.stop())

// Each step is a reactor's, a workflow's and an activity's turn: a busy machine gives them late.
const [firstLine = ''] = BODY.split('\n')

/** A link that was mailed to this address so long ago that it no longer opens. */
const mailedLongAgo = async (address: string) => {
  const { house, story, ana, ben } = reader
  const { clock, capabilities } = theatre.server.kernel
  const messageId = await story.delivering(ana, { people: [ben], body: BODY })
  const [deliveryId, linkNonce] = [newId(), newId()]
  const longAgo = plus(clock.now(), -401 * DAY_MS)
  const about = { messageId, recipientId: ben }
  const one = { ...about, attempt: 1, mailId: newId() }
  const facts = { ...about, authorId: ana.id, occurrence: 1, address, name: 'Ben', linkNonce, hasDeclined: false }
  for (const decision of [
    createDelivery(facts),
    beginLink(one),
    acceptLink({ ...one, smtpCode: 250, acceptedAt: longAgo }),
  ])
    await house.tell(delivery, deliveryId, decision, undefined, longAgo)
  return { token: capabilities.issue('deliver', deliveryId, linkNonce) }
}

test.concurrent('a link that is too old asks for a fresh one, which comes by email and opens in its place', async () => {
  const address = `patient.${newId()}@hale.example`
  const old = await mailedLongAgo(address)
  const browser = theatre.server.browser()
  const { status, text } = await reader.page(browser, old)
  expect({ status, text }).toEqual({ status: 410, text: expect.stringContaining('This link is too old') as string })
  expect(text).toContain('Send me a new link')

  const pressed = await reader.submit(browser, old, 'reissue')
  expect(pressed.json).toContain('There is a newer link')
  const token = await vi.waitFor(() => {
    const [mail = ''] = theatre.mailsTo(address)
    expect(mail).toContain('Your fresh link to what')
    return /\/d\/([a-z2-7]+)/.exec(mail)?.[1] ?? ''
  }, patiently)
  expect(token).not.toBe(old.token)
  expect(await reader.page(browser, { token })).toMatchObject({
    status: 200,
    text: expect.stringContaining('left something for you') as string,
  })
  await reader.unlocked({ token }, browser)
  expect((await reader.page(browser, { token })).text).toContain(firstLine)
  expect(await reader.page(browser, old)).toMatchObject({
    status: 410,
    text: expect.stringContaining('There is a newer link') as string,
  })
})

test.concurrent('a newer link whose mail was lost comes once more, as another mail', async () => {
  const { address } = (await theatre.server.kernel.load(recipient, reader.ben)).state
  const old = await mailedLongAgo(address)
  const browser = theatre.server.browser()
  const fresh = () => theatre.mailsTo(address).filter((text) => text.includes('Your fresh link to what'))
  await reader.submit(browser, old, 'reissue')
  // The page offers it once the first of them is known to have left.
  await vi.waitFor(async () => {
    expect((await reader.page(browser, old)).text).toContain('Send the newest link again')
  }, patiently)
  await reader.submit(browser, old, 'resend')
  await vi.waitFor(() => expect(fresh()).toHaveLength(2), patiently)
  const [links, ids] = [/\/d\/([a-z2-7]+)/, /^Message-ID: *(\S+)/im].map((form) =>
    fresh().map((text) => form.exec(text)?.[1]),
  )
  expect(new Set(links).size).toBe(1)
  expect(new Set(ids).size).toBe(2)
})

test.concurrent('a link opens for as many days as its author chose', async () => {
  const { kernel } = theatre.server
  const messageId = await reader.story.delivering(reader.ana, { people: [reader.ben], linkDays: 30 })
  const { claim } = (await kernel.load(message, messageId)).state
  const stream = `delivery-${claim?.recipients[0]?.deliveryId}`
  const { metadata, expiresAt } = await vi.waitFor(async () => {
    const [created] = await kernel.store.read(stream)
    const { state } = await kernel.load(delivery, stream.slice('delivery-'.length))
    if (!created) throw new Error('There is no delivery yet')
    return { metadata: created.metadata, expiresAt: state.expiresAt }
  }, patiently)
  expect(metadata).toMatchObject({ at: plus(expiresAt, -30 * DAY_MS) })
})
