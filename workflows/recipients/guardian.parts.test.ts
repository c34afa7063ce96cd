// Through: recipients, messages
import type { WorkflowClient } from '@temporalio/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { cancelMessage } from '../../backend/modules/messages/decide/cancel.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { declineRecipient } from '../../backend/modules/recipients/decide/consent.ts'
import { changeRecipient } from '../../backend/modules/recipients/decide/person.ts'
import { guardianTokenOf } from '../../backend/modules/recipients/guardianLink.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { householdIn, ownerOf, type Author, type Household } from '../../tests/household/household.ts'
import { startPost, type Post } from '../../tests/household/post.ts'
import { storyOf, type Story } from '../../tests/household/story.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { bornYearsAgo } from '../../tests/support/born.ts'
import { processing } from '../kernel/process.ts'
import { openProcesses } from '../kernel/processReactor.ts'
import { recipientProcess } from './process.ts'

const SUBJECT = 'Does Sophie have an email address?'

let post: Post
let server: TestServer
let temporal: WorkflowClient
let stop: () => Promise<void>
let house: Household
let story: Story
let ana: Author
beforeAll(async () => {
  // A mailbox whose name begins so takes nothing.
  post = await startPost(({ to }) => !to.startsWith('gone'), 550)
  ;({ server, temporal, stop } = await startWorkers({
    settings: { SMTP_URL: post.url },
    reactors: () => ({}),
    activities: (kernel) => ({ mail: processing(kernel, [recipientProcess]) }),
  }))
  house = householdIn(server)
  story = storyOf(server, house)
  ana = await house.author()
})
afterAll(async () => {
  await stop()
  await post.stop()
})

type Wishes = Parameters<Household['person']>[1]
/** Somebody who comes of age within a year, for whom nothing is left yet. */
const sophie = (more: Wishes = {}) =>
  house.person(ana, { name: 'Sophie', isChild: true, birthday: bornYearsAgo(17), ...more })
const stateOf = async (id: string) => (await server.kernel.load(recipient, id)).state
const laterBy = (days: number): Kernel => {
  const { kernel } = server
  const now = () => plus(kernel.clock.now(), days * kernel.clock.dayMs)
  return { ...kernel, clock: { ...kernel.clock, now } }
}
/** What the sweep finds for somebody's guardian, some days from now. */
const openFor = async (id: string, days = 0) =>
  (await Promise.all(openProcesses(laterBy(days), temporal, [recipientProcess]).map(({ find }) => find())))
    .flat()
    .filter(({ workflowId }) => workflowId === `recipient-${id}.guardian`)
/** What the sweep starts, until it is over. */
const swept = async (id: string) => {
  for (const { workflowId, start } of await openFor(id)) {
    await start()
    await temporal.getHandle(workflowId).result()
    const { position } = (await server.kernel.store.read(`recipient-${id}`)).at(-1) ?? { position: '0' }
    await server.kernel.checkpointSignals.passed('recipients', position)
  }
}
const mailsFor = async (id: string) => {
  const { address } = await stateOf(id)
  return post.tries.filter(({ to, subject }) => to === address && subject === SUBJECT)
}

test('the guardian is asked once, by a link of their own, for what is to reach a grown child within a year', async () => {
  const id = await sophie()
  await story.scheduled(ana, { people: [id], inDays: 364 })
  await swept(id)
  await swept(id)
  const [mail, ...others] = await mailsFor(id)
  expect(others).toEqual([])
  expect(mail?.text).toContain(`/d/${guardianTokenOf(server.kernel, await stateOf(id))}/own-address`)
})

test('what comes later than that is asked about a year before, and not sooner', async () => {
  const id = await sophie()
  await story.scheduled(ana, { people: [id], inDays: 800 })
  expect(await openFor(id, 434)).toEqual([])
  expect(await openFor(id, 436)).toHaveLength(1)
})

test('what waits until something happens is asked about a year before the child is grown up', async () => {
  const [id, young] = [await sophie(), await sophie({ birthday: bornYearsAgo(8) })]
  await story.dormant(ana, { people: [id, young] })
  expect([await openFor(id), await openFor(young)]).toEqual([[expect.anything()], []])
  expect(await openFor(young, 10 * 365)).toHaveLength(1)
})

test.each([
  ['whose own address is known', { ownAddress: 'sophie@hale.example' }],
  ['who is a child when it comes', { birthday: bornYearsAgo(3) }],
  ['who is nobody’s child', { isChild: false }],
])('nobody is asked about somebody %s', async (_, more) => {
  const id = await sophie(more)
  await story.scheduled(ana, { people: [id], inDays: 300 })
  expect(await openFor(id)).toEqual([])
})

test('nobody is asked whose birthday the author has not said, or who wants nothing of the author’s', async () => {
  const [unsaid, unwilling] = [await house.person(ana, { name: 'Sophie', isChild: true }), await sophie()]
  await story.scheduled(ana, { people: [unsaid, unwilling], inDays: 300 })
  expect(await openFor(unwilling)).toHaveLength(1)
  await house.tell(recipient, unwilling, declineRecipient(), { kind: 'recipient', id: unwilling })
  expect([await openFor(unsaid), await openFor(unwilling)]).toEqual([[], []])
})

test('nobody is asked for a message that has not been sealed, or that was canceled', async () => {
  const id = await sophie()
  await story.draft(ana, { people: [id] })
  expect(await openFor(id)).toEqual([])
  const messageId = await story.scheduled(ana, { people: [id], inDays: 300 })
  const [found] = await openFor(id)
  await house.tell(message, messageId, cancelMessage({ via: 'app' }), ownerOf(ana.id))
  expect(await found?.start()).toBe(false)
  expect(await mailsFor(id)).toEqual([])
})

test('a mailbox that says no is asked once, and another guardian’s is asked anew', async () => {
  const id = await sophie({ address: `gone.${crypto.randomUUID()}@hale.example` })
  await story.scheduled(ana, { people: [id], inDays: 300 })
  await swept(id)
  expect(await openFor(id)).toEqual([])
  const facts = { isZone: true, twin: undefined }
  const dad = { address: `dad.${id}@hale.example`, addressHash: `dad of ${id}`, isGuardians: true, facts }
  await house.tell(recipient, id, changeRecipient(dad), ownerOf(ana.id))
  await swept(id)
  expect((await mailsFor(id)).map(({ isTaken }) => isTaken)).toEqual([true])
  expect((await stateOf(id)).guardian.asked).toBe(2)
})
