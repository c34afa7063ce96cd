import { WorkflowNotFoundError, type WorkflowClient } from '@temporalio/client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { notMe } from '../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { proposeTokenOf } from '../../backend/modules/deliveries/proposers.ts'
import { acceptRole } from '../../backend/modules/life/decide/answer.ts'
import { askToWait } from '../../backend/modules/life/decide/wait.ts'
import { contactIn, life, waitsUntil } from '../../backend/modules/life/life.ts'
import { bounceNotice } from '../../backend/modules/messages/decide/notice.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { householdIn, type Author, type Household } from '../../tests/household/household.ts'
import { storyOf, type Story } from '../../tests/household/story.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { deliveryNotifications } from '../deliveries/notifications.ts'
import { notifying } from '../kernel/notification.ts'
import { processing } from '../kernel/process.ts'
import { processReactor } from '../kernel/processReactor.ts'
import { notificationReactor } from '../kernel/notificationReactor.ts'
import { missing } from './newcomer.ts'
import { lifeProcess } from './process.ts'
import { reactor } from './reactor.ts'
import { lifeNotifications } from './notifications.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

// Each mail comes by a reactor, a workflow and the post.

let server: TestServer
let house: Household
let story: Story
let ana: Author
let nora: string
let temporal: WorkflowClient
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ server, temporal, stop } = await startWorkers({
    reactors: (client) => (kernel) => ({
      life: reactor(client),
      tells: notificationReactor(client, lifeNotifications(kernel)),
      processes: processReactor(client, [lifeProcess]),
    }),
    activities: (kernel) => ({
      mail: {
        ...missing(kernel),
        ...processing(kernel, [lifeProcess]),
        ...notifying(kernel, [...lifeNotifications(kernel), deliveryNotifications(kernel)]),
      },
    }),
  }))
  house = householdIn(server)
  story = storyOf(server, house)
})
afterAll(() => stop())
beforeEach(async () => {
  ana = await house.author()
  nora = await house.contact(ana)
})

const addressOf = async (contactId: string) =>
  contactIn((await server.kernel.load(life, ana.id)).state, contactId)?.address ?? ''
/** The subjects of what an address got after it was invited. */
const heard = async (address: string) => {
  // Whoever agrees before the invitation is out may get it or not.
  const all = (await mailsTo(address)).map((mail) => mail.subject)
  return all.filter((each) => !each.endsWith('would like you to be a trusted contact'))
}
/** The same, once it has got this one. */
const heardOf = (address: string, subject: string) =>
  vi.waitFor(async () => {
    const subjects = await heard(address)
    if (!subjects.includes(subject)) throw new Error(`${address} has not heard "${subject}"`)
    return subjects
  }, patiently)
/** Waits for the end of what tells: nobody is written to after it. */
const told = async (workflowId: string) => {
  const handle = temporal.getHandle(workflowId)
  await vi.waitFor(() => handle.describe(), patiently)
  await handle.result()
}
const lastOf = async (stream: string, type: string) =>
  (await server.kernel.store.read(stream)).findLastIndex((event) => event.type === type)
const attemptOf = async (deliveryId: string) => (await server.kernel.load(delivery, deliveryId)).state.link?.attempt
const person = () => house.person(ana, { name: 'Benedict' })

test('of a check that comes back after the release contacts hear once', async () => {
  const id = await story.delivering(ana, { people: [await person()] })
  const { notices, round } = (await server.kernel.load(message, id)).state
  const { attempt = 0, mailId = '' } = notices[2] ?? {}
  await house.tell(message, id, bounceNotice({ round, slot: 2, attempt, mailId, dsnStatus: '5.1.1' }))
  await told(`tell-message-${id}-message-author-bounced-${await lastOf(`message-${id}`, 'NoticeBounced')}`)
  expect(await heard(await addressOf(nora))).toEqual(['Our email to Ana came back'])
})

test('of a delivery that begins contacts hear where its author was not reached, and of no other is anybody asked', async () => {
  const people = [await person()]
  const others = await story.claimed(ana, { people })
  const id = await story.stalled(ana, { people })
  for (const slot of [1, 2] as const) await story.notice(id, slot)
  await story.claim(id)
  const tellingOf = async (messageId: string) =>
    `tell-message-${messageId}-message-author-begun-${await lastOf(`message-${messageId}`, 'DeliveryClaimed')}`
  await told(await tellingOf(id))
  expect(await heard(await addressOf(nora))).toContain('We’re about to deliver a message from Ana')
  await expect(temporal.getHandle(await tellingOf(others)).describe()).rejects.toThrow(WorkflowNotFoundError)
})

test('of a recipient whom no address reaches contacts hear once we have given up', async () => {
  const ben = await person()
  const id = await story.delivering(ana, { people: [ben] })
  const lost = await story.unreached(ana, id, ben)
  await told(`tell-delivery-${lost}-delivery-recipient-unreached-${await attemptOf(lost)}`)
  expect(await heard(await addressOf(nora))).toEqual(['We cannot reach Benedict'])
})

test('of an address that someone else reads contacts hear', async () => {
  const ben = await person()
  const { deliveryId } = await story.mailed(ana, await story.delivering(ana, { people: [ben] }), ben)
  await house.tell(delivery, deliveryId, notMe(), { kind: 'recipient', id: ben })
  const stream = `delivery-${deliveryId}`
  await told(`tell-${stream}-delivery-recipient-wrong-${await lastOf(stream, 'DeliveryRevoked')}`)
  expect(await heard(await addressOf(nora))).toEqual(['We have a wrong address for Benedict'])
})

test('whoever agrees while the author is not reached hears of it then', async () => {
  const emil = await house.contact(ana, { name: 'Emil', isAsked: true })
  await story.stalled(ana, { people: [await person()] })
  expect(await heardOf(await addressOf(nora), 'We cannot reach Ana')).toContain('We cannot reach Ana')
  await house.tell(life, ana.id, acceptRole({ contactId: emil }), { kind: 'contact', id: emil })
  expect(await heardOf(await addressOf(emil), 'We cannot reach Ana')).toContain('We cannot reach Ana')
})

test('whoever agrees while a recipient is not reached hears of it then, once and with a link of their own', async () => {
  const emil = await house.contact(ana, { name: 'Emil', isAsked: true })
  const ben = await person()
  const lost = await story.unreached(ana, await story.delivering(ana, { people: [ben] }), ben)
  expect(await heardOf(await addressOf(nora), 'We cannot reach Benedict')).toContain('We cannot reach Benedict')
  await house.tell(life, ana.id, acceptRole({ contactId: emil }), { kind: 'contact', id: emil })
  await told(`life-${ana.id}.agreed.${await lastOf(`life-${ana.id}`, 'ContactAccepted')}`)
  expect(await heard(await addressOf(emil))).toEqual(['We cannot reach Benedict'])
  const { link } = (await server.kernel.load(delivery, lost)).state
  const page = `/trusted/${proposeTokenOf(server.kernel, lost, emil, { link })}/propose-address`
  const mails = await mailsTo(await addressOf(emil))
  expect(mails.find(({ subject }) => subject === 'We cannot reach Benedict')?.text).toContain(page)
})

test('of a wait the author and the other contacts hear', async () => {
  const emil = await house.contact(ana, { name: 'Emil' })
  const please = askToWait({ contactId: nora, days: 7, reason: 'unsure', lastSignAt: '' })
  const until = waitsUntil(await house.tell(life, ana.id, please, { kind: 'contact', id: nora }))
  for (const telling of ['life-wait', 'life-wait-other']) await told(`tell-life-${ana.id}-${telling}-${until}`)
  expect(await heard(await addressOf(emil))).toEqual(['We wait with what Ana has left'])
  expect(await heard(ana.email)).toEqual(['Nora asked us to wait'])
})
