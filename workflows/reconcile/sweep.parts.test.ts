import { Readable } from 'node:stream'
import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { keepPassword, passwordHashOf } from '../../backend/kernel/identity/credentials.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { openAccount, reserveEmail } from '../../backend/modules/accounts/decide.ts'
import { requestDeletion } from '../../backend/modules/accounts/decide/deletion.ts'
import { email } from '../../backend/modules/accounts/email.ts'
import { emailIdOf, holderOf } from '../../backend/modules/accounts/queries.ts'
import { requestCode } from '../../backend/modules/deliveries/decide/code.ts'
import { openDelivery, requestHelp } from '../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { stagingOf } from '../../backend/modules/media/staging.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { householdIn, ownerOf, startHouse, type Household } from '../../tests/household/household.ts'
import { storyOf, type Story } from '../../tests/household/story.ts'
import { erasingAccounts } from '../accounts/erase.ts'
import { wakeEnd } from '../accounts/reactor.ts'
import { activities as deliveries } from '../deliveries/activities.ts'
import { wakeDelivery } from '../deliveries/reactor.ts'
import { activities as preparing } from '../media/activities.ts'
import { spoken } from '../media/testing/recordings.ts'
import { startVault } from '../media/testing/vault.ts'
import { activities as delivering } from '../messages/activities.ts'
import { media, messages } from '../index.ts'
import { applies } from '../kernel/apply.ts'
import { applying } from '../kernel/applying.ts'
import { ending } from '../kernel/ends.ts'
import { notifying } from '../kernel/notification.ts'
import { messageNotifications } from '../messages/notifications.ts'
import { wake } from '../messages/reactor.ts'
import { tell } from '../kernel/tellWorkflow.ts'
import { onAnswer } from '../recipients/onAnswer.ts'
import { sweeping } from '../work.ts'
import { bundleOf } from '../../tests/support/bundleOf.ts'
import type { Queue } from '../bundles.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const DAY_MS = 1_000
// A busy machine gives each turn late.

let connection: Connection
let native: NativeConnection
let client: Client
let server: TestServer
let house: Household
let story: Story
// Nothing reacts to an event here, so that only the sweep starts anything.
beforeAll(async () => {
  const address = inject('temporalAddress')
  connection = await Connection.connect({ address })
  native = await NativeConnection.connect({ address })
  client = new Client({ connection, namespace: inject('temporalNamespace') })
  server = await startHouse({ DAY_MS: String(DAY_MS) })
  house = householdIn(server)
  story = storyOf(server, house)
})
afterAll(async () => {
  await server.stop()
  await connection.close()
  await native.close()
})

const terminate = (workflowId: string) => client.workflow.getHandle(workflowId).terminate('by hand')
const working = async (queue: Queue, own: object, work: () => Promise<void>) => {
  const worker = await Worker.create({
    connection: native,
    namespace: inject('temporalNamespace'),
    taskQueue: queue,
    workflowBundle: await bundleOf(queue),
    activities: own,
  })
  await worker.runUntil(work())
}
const typesOf = async (stream: string) => (await server.kernel.store.read(stream)).map(({ type }) => type)
const happens = (stream: string, ...types: readonly string[]) =>
  vi.waitFor(async () => expect(await typesOf(stream)).toEqual(expect.arrayContaining([...types])), patiently)

/** Somebody's link, which arrived; the workflow that tended it was ended by hand. */
const abandoned = async (...said: readonly ReturnType<typeof openDelivery>[]) => {
  const author = await house.author()
  const recipientId = await house.person(author)
  const messageId = await story.delivered(author, { people: [recipientId] })
  const { deliveryId } = await story.mailed(author, messageId, recipientId)
  const stream = `delivery-${deliveryId}`
  await wakeDelivery(client.workflow, { stream, messageId, recipientId, occurrence: 1 })
  await terminate(stream)
  for (const decision of said) await house.tell(delivery, deliveryId, decision, { kind: 'recipient', id: recipientId })
  return stream
}

test('a delivery is tended again that has a code, news for its author or a reminder to come', async () => {
  const { sweep } = sweeping(server.kernel, client)
  const asked = await abandoned(openDelivery(), requestCode({ nonce: 'one' }), requestHelp())
  const unopened = await abandoned()
  const opened = await abandoned(openDelivery())
  const { missingLinks } = await sweep()
  expect(missingLinks).toBe(2)
  await working('mail', deliveries(server.kernel), async () => {
    await happens(asked, 'OtpSent', 'AuthorTold')
    await happens(unopened, 'ReminderMailed')
  })
  expect(await typesOf(opened)).not.toContain('ReminderMailed')
  // It waits for the second one, which no other test is to send.
  await terminate(unopened)
})

test('a link that was to be made when its workflow was ended by hand is made, and mailed', async () => {
  const { sweep } = sweeping(server.kernel, client)
  const author = await house.author()
  const recipientId = await house.person(author)
  const messageId = await story.delivering(author, { people: [recipientId] })
  // Only the link's own workflow is gone.
  await wake(client.workflow, `message-${messageId}`, 0)
  const { claim } = (await server.kernel.load(message, messageId)).state
  const stream = `delivery-${claim?.recipients[0]?.deliveryId}`
  const query = `WorkflowId = 'message-${messageId}' and ExecutionStatus = 'Running'`
  await vi.waitFor(async () => expect((await client.workflow.count(query)).count).toBe(1), patiently)
  await sweep()
  await working('mail', deliveries(server.kernel), () => happens(stream, 'LinkAccepted'))
  await terminate(stream)
  await terminate(`message-${messageId}`)
})

test('a message that had reached nobody is delivered once a link has arrived, also where nobody heard of it', async () => {
  const { sweep } = sweeping(server.kernel, client)
  const author = await house.author()
  const recipientId = await house.person(author)
  const messageId = await story.undeliverable(author, { people: [recipientId] })
  await story.mailed(author, messageId, recipientId)
  await sweep()
  // Its end is a task of its own, which comes after the event: the worker stays for it.
  await working('timeline', delivering(server.kernel), async () => {
    await happens(`message-${messageId}`, 'MessageDelivered')
    expect(await client.workflow.getHandle(`message-${messageId}`).result()).toBe('delivered')
  })
})

test('an account whose end was planned is ended and forgotten', async () => {
  const { sweep } = sweeping(server.kernel, client)
  const id = newId()
  const thirtyDaysAgo = plus(server.kernel.clock.now(), -30 * DAY_MS)
  const opening = openAccount({ accountId: id, username: 'ruth', email: `ruth.${id}@hale.example` })
  await house.tell(account, id, opening, ownerOf(id), thirtyDaysAgo)
  await house.tell(account, id, requestDeletion({ confirmed: [], armed: [] }), ownerOf(id), thirtyDaysAgo)
  await wakeEnd(client.workflow, `account-${id}`, 0)
  await terminate(`account-${id}.end`)
  expect((await sweep()).missingEnds).toBe(1)
  await working('mail', erasingAccounts(server.kernel), async () => {
    expect(await client.workflow.getHandle(`account-${id}.end`).result()).toBe('erased')
  })
  expect((await server.kernel.load(account, id)).state.email).toBe(ERASED)
  expect((await sweep()).missingEnds).toBe(0)
})

test('of an account that was erased, a password, a key or a recording that came back is destroyed', async () => {
  const { kernel } = server
  const { sweep } = sweeping(kernel, client)
  const id = newId()
  const person = { username: 'ruth', email: `ruth.${id}@hale.example` }
  const author = { id, ...person, browser: server.browser() }
  const longAgo = plus(kernel.clock.now(), -3 * 60_000)
  await house.tell(account, id, openAccount({ accountId: id, ...person }), ownerOf(id), longAgo)
  await house.tell(account, id, requestDeletion({ confirmed: [], armed: [] }), ownerOf(id), longAgo)
  const stream = `account-${id}`
  await erasingAccounts(kernel).eraseAccount(stream)
  expect(await erasingAccounts(kernel).forgetAccount(stream)).toMatchObject({ isClosed: true })
  // What requests left that were under way when the account was forgotten.
  await keepPassword(kernel.db, id, 'a hash')
  await kernel.keys.sealing(stream)
  const messageId = newId()
  const voice = await house.recording(author, messageId)
  await story.draft(author, { messageId, mediaIds: [voice] })
  const stray = await house.recording(author, newId())

  const parts = [`${stream}.end`, `${stream}.messages`, `${stream}.recordings`].map((part) =>
    client.workflow.getHandle(part),
  )
  await vi.waitFor(async () => {
    await sweep()
    await Promise.all(parts.map((part) => part.describe()))
  }, patiently)
  const ends = ending(kernel, [messages.ends, media.ends])
  await working('mail', { ...erasingAccounts(kernel), ...ends }, async () => {
    await Promise.all(parts.map((part) => part.result()))
  })
  expect(await passwordHashOf(kernel.db, id)).toBeUndefined()
  expect(await kernel.keys.isThere(stream)).toBe(false)
  for (const id of [voice, stray]) expect(await kernel.blobs.list(`media/${id}/`)).toEqual([])
  expect((await sweep()).missingEnds).toBe(0)
})

test('an address that was reserved for a sign-up which never opened is given back', async () => {
  const { kernel } = server
  const { sweep } = sweeping(kernel, client)
  const id = newId()
  const address = `ruth.${id}@hale.example`
  const hoursAgo = plus(kernel.clock.now(), -2 * 3_600_000)
  const reserving = reserveEmail({ accountId: id, insteadOf: '' })
  await house.tell(email, emailIdOf(kernel, address), reserving, ownerOf(id), hoursAgo)
  expect((await sweep()).missingEnds).toBe(0)
  await working('mail', erasingAccounts(kernel), async () => {
    expect(await client.workflow.getHandle(`account-${id}.end`).result()).toBe('abandoned')
  })
  expect(await holderOf(kernel, address)).toBeUndefined()
})

test('a word of a recipient that was being taken in is taken in, once', async () => {
  const { sweep } = sweeping(server.kernel, client)
  const id = await house.person(await house.author())
  const workflowId = `recipient-${id}.${newId()}`
  const said = { recipientId: id, said: 'no', eventId: newId(), deliveryId: newId() } as const
  await applying<typeof onAnswer>(client.workflow, 'mail')(workflowId, 'heedAnswer', said)
  await terminate(workflowId)
  await vi.waitFor(async () => expect((await sweep()).endedByHand).toBeGreaterThan(0), patiently)
  await working('mail', applies(server.kernel, [onAnswer]), async () => {
    await client.workflow.getHandle(workflowId).result()
  })
  expect(await typesOf(`recipient-${id}`)).toContain('RecipientDeclined')
  expect((await sweep()).endedByHand).toBe(0)
})

test('what was to be told to an author is told', async () => {
  const { sweep } = sweeping(server.kernel, client)
  const author = await house.author()
  const id = await story.held(author, { people: [await house.person(author)] })
  const { heldAt } = (await server.kernel.load(message, id)).state
  const news = { stream: `message-${id}`, telling: 'message-held', mark: heldAt, position: '0' }
  const workflowId = `tell-${news.stream}-${news.telling}-${heldAt}`
  await client.workflow.start(tell, { taskQueue: 'mail', workflowId, args: [news, [0]] })
  await terminate(workflowId)
  await vi.waitFor(async () => expect((await sweep()).endedByHand).toBeGreaterThan(0), patiently)
  await working('mail', notifying(server.kernel, messageNotifications(server.kernel)), async () => {
    await client.workflow.getHandle(workflowId).result()
  })
  expect(await mailsTo(author.email)).toMatchObject([{ subject: 'Your message to Ben waits for you' }])
  expect((await sweep()).endedByHand).toBe(0)
})

test('a recording that was being prepared is prepared', async () => {
  const vault = await startVault()
  const { sweep } = sweeping(vault.server.kernel, vault.client)
  const ana = await vault.account()
  const mediaId = await vault.upload(ana, (await spoken()).wav, 'audio/webm')
  const handle = vault.client.workflow.getHandle(`media-${mediaId}`)
  await vi.waitFor(() => handle.describe(), patiently)
  await handle.terminate('by hand')
  await vi.waitFor(async () => expect((await sweep()).missingRecordings).toBe(1), patiently)
  await working('media', preparing(vault.server.kernel), async () => {
    await vault.becomes(ana, mediaId, 'ready')
  })
  await vault.stop()
})

test('an upload whose process died before it could say that all had come is taken in and prepared', async () => {
  const vault = await startVault()
  const { kernel } = vault.server
  const { sweep } = sweeping(kernel, vault.client)
  const ana = await vault.account()
  const { wav } = await spoken()
  const { mediaId } = await ana.begin({ type: 'audio/webm' }, wav.length)
  const { store } = stagingOf(kernel)
  await store.write(Readable.from([wav.subarray(0, -1)]), mediaId, 0)
  expect((await sweep()).missingRecordings).toBe(0)
  await store.write(Readable.from([wav.subarray(-1)]), mediaId, wav.length - 1)
  expect((await sweep()).missingRecordings).toBe(1)
  await working('media', preparing(kernel), async () => {
    await vault.becomes(ana, mediaId, 'ready')
  })
  await vault.stop()
})
