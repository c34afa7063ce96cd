import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { recallMessage } from '../../backend/modules/messages/decide/recall.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { ownerOf, PASSCODE, startHouse } from '../../tests/household/household.ts'
import { HIDDEN, readerOf, type Link, type Reader } from '../../tests/household/reader.ts'
import { following } from './follow.ts'

let server: TestServer
let reader: Reader
beforeAll(async () => {
  server = await startHouse()
  reader = await readerOf(server)
})
afterAll(() => server.stop())

/** Its author takes the message back; no delivery knows of it yet. */
const recall = async ({ messageId }: Link) => {
  const answer = await reader.ana.browser.ask('POST', `/api/messages/${messageId}/recall`, {})
  expect(answer).toMatchObject({ status: 200 })
  return (await server.kernel.load(message, messageId)).state.recalled[1]
}
/** The same, without waiting for a read table. */
const recallAtOnce = ({ messageId }: Link) => {
  const { kernel } = server
  const command = freshCommand(kernel, ownerOf(reader.ana.id))
  return kernel.handle(message, messageId, recallMessage({ links: [] }), command)
}
const follow = async ({ messageId, deliveryId }: Link) => {
  const { kernel } = server
  const of = { messageId, deliveries: [{ recipientId: reader.ben, deliveryId }] }
  await following(kernel).followRecall(of)
}
const rowOf = async ({ messageId }: Link): Promise<unknown> => {
  const { json } = await reader.ana.browser.ask('GET', `/api/messages/${messageId}`)
  return json
}
const seenBy = async (link: Link, browser = server.browser()) => {
  const { text } = await reader.page(browser, link)
  const { status } = await browser.ask('GET', `/api/d/${link.token}/content`)
  return { text, status }
}

describe('a page that was opened and not unlocked', () => {
  test('is closed by a recall, and gives nothing', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    await reader.post(browser, link, 'open')
    expect(await rowOf(link)).toMatchObject({ message: { openedN: 0 }, recipients: [{ delivery: { openedAt: null } }] })
    expect(await recall(link)).toMatchObject([{ deliveryId: link.deliveryId, state: 'revoked_unopened' }])
    await follow(link)
    const { text, status } = await seenBy(link, browser)
    expect(text).toContain('Ana took this message back')
    expect([text.match(HIDDEN), status]).toEqual([null, 410])
    const late = await reader.post(browser, link, 'unlock', { answer: PASSCODE })
    expect(late).toMatchObject({ status: 410, json: { code: 'taken-back' } })
  })

  test('is closed where its author closes this one alone', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    await reader.post(browser, link, 'open')
    const closed = await reader.ana.browser.ask('POST', `/api/deliveries/${link.deliveryId}/revoke`, {})
    expect(closed).toMatchObject({ status: 200 })
    expect((await seenBy(link, browser)).text).toContain('Ana took this message back')
  })

  test('cannot be unlocked once the message was taken back, before anyone has closed it', async () => {
    const link = await reader.delivered()
    const browser = server.browser()
    await reader.post(browser, link, 'open')
    await server.whileHalted(async () => {
      await recallAtOnce(link)
      const late = await reader.post(browser, link, 'unlock', { answer: PASSCODE })
      expect(late).toMatchObject({ status: 410, json: { code: 'taken-back' } })
      const page = await reader.submit(browser, link, 'unlock', { answer: PASSCODE })
      expect(String(page.json)).toContain('Ana took this message back')
      expect((await seenBy(link, browser)).status).toBe(401)
    })
    expect(await reader.typesOf(link.deliveryId)).not.toContain('UnlockSucceeded')
    await follow(link)
    expect((await seenBy(link, browser)).text).toContain('Ana took this message back')
  })
})

test('what was unlocked stays with its reader, also in another browser', async () => {
  const link = await reader.delivered()
  const browser = await reader.unlocked(link)
  expect(await rowOf(link)).toMatchObject({
    message: { openedN: 1 },
    recipients: [{ delivery: { openedAt: expect.any(String) as string } }],
  })
  expect(await recall(link)).toMatchObject([{ deliveryId: link.deliveryId, state: 'already_opened' }])
  const other = await reader.unlocked(link)
  await follow(link)
  for (const each of [browser, other]) expect(await seenBy(link, each)).toMatchObject({ status: 200 })
  const one = await reader.ana.browser.ask('POST', `/api/deliveries/${link.deliveryId}/revoke`, {})
  expect(one).toMatchObject({ status: 409, json: { code: 'already-opened' } })
})
