import type { WorkflowClient } from '@temporalio/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { reportDamage } from '../../backend/modules/messages/decide/deliver.ts'
import { createDraft } from '../../backend/modules/messages/decide/draft.ts'
import { editMessage } from '../../backend/modules/messages/decide/edit.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { mediaFacts, recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { householdIn, ownerOf, type Author, type Household } from '../../tests/household/household.ts'
import { aPost } from '../../tests/household/post.ts'
import { storyOf } from '../../tests/household/story.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { notifying } from '../kernel/notification.ts'
import { notificationReactor } from '../kernel/notificationReactor.ts'
import { messageNotifications } from './notifications.ts'
import { inspecting } from './inspect.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const post = aPost()
let server: TestServer
let house: Household
let temporal: WorkflowClient
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ server, temporal, stop } = await startWorkers({
    settings: { SMTP_URL: post.url },
    reactors: (client) => (kernel) => ({ tells: notificationReactor(client, messageNotifications(kernel)) }),
    activities: (kernel) => ({ mail: notifying(kernel, messageNotifications(kernel)) }),
  }))
  house = householdIn(server)
})
afterAll(() => stop())

/** A sealed message with two recordings. */
const sealed = async (author: Author) => {
  const people = [await house.person(author)]
  const { draft, scheduled } = storyOf(server, house)
  const messageId = await draft(author, { people })
  const mediaIds = [await house.recording(author, messageId), await house.recording(author, messageId)] as const
  await scheduled(author, { messageId, people, mediaIds })
  return { messageId, mediaIds, state: (await server.kernel.load(message, messageId)).state }
}
const Found = v.object({ pub: v.object({ mediaIds: v.array(v.string()) }) })
/** The recordings that each event names. */
const found = async (messageId: string): Promise<string[][]> => {
  const events = await server.kernel.store.read(`message-${messageId}`)
  return events.filter(({ type }) => type === 'ContentDamaged').map(({ data }) => v.parse(Found, data).pub.mediaIds)
}
/** What the author was told of it, once nothing more is to be sent of what was found last. */
const told = async ({ email }: Author, messageId: string): Promise<string[]> => {
  const { damage } = (await server.kernel.load(message, messageId)).state
  const workflow = temporal.getHandle(`tell-message-${messageId}-message-damaged-${damage?.foundAt}`)
  await vi.waitFor(() => workflow.describe(), patiently)
  await workflow.result()
  const subjects = post.tries.filter(({ to }) => to === email).map(({ subject }) => subject)
  return subjects.filter((subject) => subject.startsWith('A recording in your message'))
}

test('what several find in one moment is recorded once and told once', async () => {
  const { reportLost, reportEarly } = inspecting(server.kernel)
  for (let time = 0; time < 10; time += 1) {
    const ana = await house.author()
    const { messageId, mediaIds, state } = await sealed(ana)
    const [voice] = mediaIds
    await Promise.all([reportLost(state, [voice]), reportEarly(messageId, voice), reportLost(state, [voice])])
    expect(await found(messageId)).toEqual([[voice]])
    expect(await told(ana, messageId)).toHaveLength(1)
    await reportLost(state, [voice])
    expect(await found(messageId)).toHaveLength(1)
  }
})

test('where one of them finds a second recording damaged, each is recorded once', async () => {
  const { reportLost, reportEarly } = inspecting(server.kernel)
  for (let time = 0; time < 5; time += 1) {
    const ana = await house.author()
    const { messageId, mediaIds, state } = await sealed(ana)
    await Promise.all([reportLost(state, mediaIds), ...mediaIds.map((mediaId) => reportEarly(messageId, mediaId))])
    expect((await found(messageId)).flat().toSorted()).toEqual(mediaIds.toSorted())
    expect(await told(ana, messageId)).not.toHaveLength(0)
  }
})

test('what was found days ago, before an outage, is still told', async () => {
  const { clock } = server.kernel
  const at = plus(clock.now(), -5 * 86_400_000)
  const ana = await house.author()
  const by = ownerOf(ana.id)
  const messageId = newId()
  const draft = createDraft({ messageId, kind: 'mixed', draftsN: 0 })
  await house.tell(message, messageId, draft, by, at)
  const voice = await house.recording(ana, messageId)
  const media = await mediaFacts(server.kernel, ana.id, messageId)
  await house.tell(message, messageId, editMessage({ media }), by, at)
  await house.tell(message, messageId, reportDamage({ round: 0, lost: [voice] }), undefined, at)
  expect(await told(ana, messageId)).toHaveLength(1)
})

test('what is no longer in the message is told to nobody', async () => {
  const ana = await house.author()
  const { messageId, mediaIds } = await sealed(ana)
  await server.kernel.blobs.remove([`media/${mediaIds[0]}/original`])
  const { state } = await server.kernel.load(message, messageId)
  const { lostOf, reportLost } = inspecting(server.kernel)
  expect(await lostOf(state)).toEqual([mediaIds[0]])
  const people = await recipientFacts(server.kernel, ana.id, state.recipientIds)
  await house.tell(message, messageId, editMessage({ media: [], people }), ownerOf(ana.id))
  await reportLost(state, await lostOf(state))
  expect(await found(messageId)).toEqual([])
})
