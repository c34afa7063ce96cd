import { Metadata } from '@tus/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { uploads } from '../media/uploads.ts'
import { startHouse } from '../../../tests/household/household.ts'
import { readerOf, type Link, type Reader } from '../../../tests/household/reader.ts'

let server: TestServer
let reader: Reader
beforeAll(async () => {
  server = await startHouse({}, {}, [uploads])
  reader = await readerOf(server)
})
afterAll(() => server.stop())

const rowsOf = (link: Link, browser = reader.ana.browser) =>
  browser.ask('GET', `/api/deliveries?messageId=${link.messageId}`)

type Ticket = { readonly ticket: string; readonly subject: string; readonly mediaId: string }
const begin = (ticket: Ticket, changes: Record<string, string> = {}, browser = server.browser()) => {
  const { subject, mediaId } = ticket
  const metadata = { mediaId, messageId: subject, purpose: 'reply', type: 'audio/webm', ...changes }
  return browser.ask('POST', '/api/uploads', undefined, {
    'Tus-Resumable': '1.0.0',
    'Upload-Length': '7',
    'Upload-Metadata': Metadata.stringify(metadata),
    ...(ticket.ticket && { 'Upload-Ticket': ticket.ticket }),
  })
}

describe('an answer', () => {
  test('of thanks and words reaches the author, and nobody else', async () => {
    const link = await reader.delivered()
    const browser = await reader.unlocked(link)
    expect(await reader.submit(browser, link, 'thanks')).toMatchObject({ status: 303 })
    expect(await reader.submit(browser, link, 'reply', { body: 'Thank you, Nan. ' })).toMatchObject({ status: 303 })
    const { text } = await reader.page(browser, link)
    expect(text).toContain('You said thank you.')
    expect(text).toContain('Your reply is')
    expect(await rowsOf(link)).toMatchObject({
      status: 200,
      json: [{ thankedAt: expect.any(String) as string, replies: [{ body: 'Thank you, Nan.', media: null }] }],
    })
    const sam = await server.signedInAs(newId())
    expect(await rowsOf(link, sam)).toMatchObject({ status: 200, json: [] })
    expect(await rowsOf(link, server.browser())).toMatchObject({ status: 401 })
    const log = JSON.stringify((await reader.eventsOf(link.deliveryId)).map(({ data }) => data))
    expect(log).not.toContain('Thank you, Nan')
  })

  test('that is empty or too long is asked for again on the same page', async () => {
    const link = await reader.delivered()
    const browser = await reader.unlocked(link)
    expect(await reader.submit(browser, link, 'reply', { body: ' ' })).toMatchObject({
      status: 400,
      json: expect.stringContaining('Write or record something first.') as string,
    })
    expect(await reader.post(browser, link, 'reply', { body: 'a'.repeat(5_001) })).toMatchObject({
      status: 400,
      json: { code: 'reply-too-long', message: 'A reply may have 5000 characters; yours has 5001.' },
    })
  })
})

describe('a recorded answer', () => {
  test('is uploaded with a ticket of the page, and heard by the author alone', async () => {
    const link = await reader.delivered()
    const browser = await reader.unlocked(link)
    const { status, json } = await reader.post(browser, link, 'recording')
    expect(status).toBe(200)
    const ticket = json as Ticket
    expect(await begin(ticket)).toMatchObject({ status: 201 })
    const sent = await server.browser().ask('PATCH', `/api/uploads/${ticket.mediaId}`, Buffer.from('a voice'), {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Ticket': ticket.ticket,
    })
    expect(sent).toMatchObject({ status: 204 })
    const { mediaId } = ticket
    expect(await reader.post(browser, link, 'reply', { mediaId })).toMatchObject({ status: 200 })
    await vi.waitFor(async () =>
      expect((await rowsOf(link)).json).toMatchObject([{ replies: [{ body: '', media: { id: mediaId } }] }]),
    )
    const path = `/api/deliveries/${link.deliveryId}/replies/${mediaId}/play`
    const sam = await server.signedInAs(newId())
    for (const other of [sam, server.browser()]) expect([401, 404]).toContain((await other.ask('GET', path)).status)
  })

  test('needs a ticket, for this delivery and for a reply', async () => {
    const [link, other] = [await reader.delivered(), await reader.delivered()]
    const browser = await reader.unlocked(link)
    const ticket = (await reader.post(browser, link, 'recording')).json as Ticket
    expect(await begin({ ...ticket, ticket: '' })).toMatchObject({ status: 401 })
    expect(await begin({ ...ticket, ticket: `${ticket.ticket}x` })).toMatchObject({ status: 401 })
    expect(await begin({ ...ticket, subject: other.deliveryId })).toMatchObject({ status: 404 })
    expect(await begin(ticket, { purpose: 'message' })).toMatchObject({ status: 404 })
    expect(await begin({ ...ticket, ticket: '' }, {}, reader.ana.browser)).toMatchObject({ status: 404 })
  })

  test('of someone else is no reply', async () => {
    const [link, other] = [await reader.delivered(), await reader.delivered()]
    const browser = await reader.unlocked(link)
    for (const mediaId of [other.mediaId, newId()])
      expect(await reader.post(browser, link, 'reply', { mediaId })).toMatchObject({ status: 404 })
  })
})

test('the author takes back what nobody has opened, and no more', async () => {
  const [link, read] = [await reader.delivered(), await reader.delivered()]
  await reader.unlocked(read)
  const sam = await server.signedInAs(newId())
  const revoke = ({ deliveryId }: Link, by = reader.ana.browser) =>
    by.ask('POST', `/api/deliveries/${deliveryId}/revoke`)
  expect(await revoke(link, sam)).toMatchObject({ status: 404 })
  expect(await revoke(link)).toMatchObject({ status: 200, json: { state: 'revoked' } })
  expect(await revoke(read)).toMatchObject({ status: 409, json: { code: 'already-opened' } })
  expect(await reader.page(server.browser(), link)).toMatchObject({
    status: 410,
    text: expect.stringContaining('Ana took this message back') as string,
  })
})
