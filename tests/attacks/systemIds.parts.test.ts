// Ids of the system's own commands are public arithmetic: whoever stores an event under one of them first would have the
// command taken for a repeat. Each test sends such an id as the key of a request that the attacker may lawfully make.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lastResultOf } from '../../backend/kernel/process/lastResult.ts'
import { commandIdOf, newId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { claimDelivery } from '../../backend/modules/messages/decide/deliver.ts'
import { recallMessage } from '../../backend/modules/messages/decide/recall.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { routes as support } from '../../backend/modules/support/routes.ts'
import { following } from '../../workflows/deliveries/follow.ts'
import { trySystemCommand } from '../../workflows/kernel/systemCommand.ts'
import type { Process } from '../../workflows/kernel/process.ts'
import { recipientsOf } from '../../workflows/messages/recipientsOf.ts'
import { recipientProcess } from '../../workflows/recipients/process.ts'
import { supportProcess } from '../../workflows/support/process.ts'
import { ownerOf, startHouse } from '../household/household.ts'
import { doNext } from '../household/tending.ts'
import { startPost, type Post } from '../household/post.ts'
import { readerOf, type Reader } from '../household/reader.ts'

let server: TestServer
let post: Post
let reader: Reader
beforeAll(async () => {
  post = await startPost()
  server = await startHouse({ SMTP_URL: post.url }, {}, [support])
  reader = await readerOf(server)
})
beforeEach(() => void post.tries.splice(0))
afterAll(async () => {
  await server.stop()
  await post.stop()
})

/** The key of a request, as whoever knows our source and a stream's name can make it. */
const keyOf = (stream: string, name: string, ...rest: readonly (string | number)[]) => ({
  'Idempotency-Key': commandIdOf(stream, name, ...rest),
})
/** Takes a timeline's steps as its workflow does, until there is none, or far too many. */
const run = async (process: Process, stream: string) => {
  for (let turn = 0; turn < 8; turn += 1) if (!(await doNext(server.kernel, process, stream)).next) break
  return post.tries.length
}
const faults = () => lastResultOf(server.kernel, 'faults')

describe('a request under the id of the system’s own command', () => {
  test('sends a visitor no more emails than the one that their question brings', async () => {
    const visitor = server.browser()
    const words = {
      channel: 'form',
      topic: 'other',
      name: 'Nell',
      email: `nell.${newId()}@hale.example`,
      text: 'Hi',
    }
    const { json } = await visitor.ask('POST', '/api/support', words)
    const { id } = json as { id: string }
    const stream = `support-${id}`
    const say = { turnId: newId(), text: 'And another thing' }
    const said = await visitor.ask('POST', `/api/support/${id}/messages`, say, keyOf(stream, 'answer mail', '', 1))
    expect(said).toMatchObject({ status: 200 })
    expect(await run(supportProcess, stream)).toBe(1)
  })

  test('sends nobody an invitation more than once', async () => {
    const { house, ana } = reader
    const id = await house.person(ana)
    const stream = `recipient-${id}`
    const headers = keyOf(stream, 'answer invite', '', 1)
    expect(await ana.browser.ask('POST', `/api/recipients/${id}/invite`, {}, headers)).toMatchObject({ status: 200 })
    expect(await run(recipientProcess, stream)).toBe(1)
  })

  test('does not stop a claim: an admin’s note is a note', async () => {
    const { story, ana, ben } = reader
    const id = await story.checked(ana, { people: [ben] })
    const { state } = await server.kernel.load(message, id)
    const { round, claimsN, dueAt } = state
    const admin = await server.signedInAs(newId(), 'admin')
    const headers = keyOf(`message-${id}`, 'claimDelivery', round, claimsN)
    const note = { note: 'Called about the date.' }
    expect(await admin.ask('POST', `/api/admin/messages/${id}/note`, note, headers)).toMatchObject({ status: 200 })

    const { clock, ...parts } = server.kernel
    const context: Kernel['clock']['context'] = (by) => ({ ...clock.context(by), at: dueAt })
    const atDate = { ...parts, clock: { ...clock, context } }
    const claim = claimDelivery({
      round,
      recipients: recipientsOf(state),
      people: [],
      lost: [],
      answerableMs: 86_400_000,
      dbAt: dueAt,
    })
    expect(await trySystemCommand(atDate)(message, id, claim, 'claimDelivery', round, claimsN)).toMatchObject({
      status: 'claimed',
    })
  })

  test('does not outlive a recall: what a recipient declined, and took back, is closed by it', async () => {
    const { house, ana, ben } = reader
    const link = await reader.delivered()
    const browser = server.browser()
    const headers = keyOf(`delivery-${link.deliveryId}`, 'recall')
    expect(await reader.post(browser, link, 'decline', {}, headers)).toMatchObject({ status: 200 })
    expect(await reader.post(browser, link, 'undo')).toMatchObject({ status: 200 })
    await house.tell(message, link.messageId, recallMessage({ links: [] }), ownerOf(ana.id))
    const deliveries = [{ recipientId: ben, deliveryId: link.deliveryId }]
    await following(server.kernel).followRecall({ messageId: link.messageId, deliveries })
    expect((await server.kernel.load(delivery, link.deliveryId)).state.status).toBe('revoked')
  })

  test('is no fault of ours, as none reached it', async () => expect(await faults()).toBeNull())
})

test('the same key of another account is another command, and answers nothing of the first', async () => {
  const { house, story, ana } = reader
  const eve = await house.author({ username: 'eve' })
  const id = await story.draft(ana)
  const headers = { 'Idempotency-Key': newId() }
  const edit = { title: 'For Ben alone' }
  expect(await ana.browser.ask('PATCH', `/api/messages/${id}`, edit, headers)).toMatchObject({ status: 200 })
  expect(await eve.browser.ask('PATCH', `/api/messages/${id}`, edit, headers)).toMatchObject({ status: 404 })
  expect(await ana.browser.ask('PATCH', `/api/messages/${id}`, edit, headers)).toMatchObject({ status: 200 })
})
