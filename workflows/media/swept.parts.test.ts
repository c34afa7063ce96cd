// Through: media, messages, deliveries, stories
import type { WorkflowClient } from '@temporalio/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { media } from '../../backend/modules/media/media.ts'
import { tusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { householdIn, type Author, type Household } from '../../tests/household/household.ts'
import { storyOf } from '../../tests/household/story.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { activities } from './activities.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'

let server: TestServer
let temporal: WorkflowClient
let house: Household
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ server, temporal, stop } = await startWorkers({
    reactors: (client) => (kernel) => ({ media: reactor(kernel, client) }),
    activities: (kernel) => ({ media: activities(kernel) }),
  }))
  house = householdIn(server)
})
afterAll(() => stop())

/** As if nothing had been done to anything for so many days. */
const daysPass = async (days: number) => {
  const ago = sql.fragment`${`${days} days`}::interval`
  await server.kernel.db.query(sql.typeAlias('void')`update media.media set updated_at = now() - ${ago}`)
  await server.kernel.db.query(sql.typeAlias('void')`update messages.messages set updated_at = now() - ${ago}`)
}
/** What the reconciler starts of its own accord: it looks at what the read tables know. */
const sweep = async () => {
  const found = await Promise.all(open(server.kernel, temporal).map(({ find }) => find()))
  for (const { workflowId, start } of found.flat()) {
    await start()
    await temporal.getHandle(workflowId).result()
  }
}
const blobsOf = async (id: string) => (await server.kernel.blobs.list(`media/${id}/`)).length
const statusOf = async (id: string) => (await server.kernel.load(media, id)).state.status
const ask = async ({ browser }: Author, method: string, path: string, body: object) => {
  const { status } = await browser.ask(method, path, body)
  if (status >= 300) throw new Error(`${method} ${path}: ${status}`)
}
/** A letter that names its recording, or a part of it. */
const draft = async (ana: Author, mediaIds: readonly string[], messageId: string) => {
  await ask(ana, 'POST', '/api/messages', { messageId, kind: 'voice', title: 'The swing' })
  await ask(ana, 'PATCH', `/api/messages/${messageId}`, { mediaIds })
}

test('what nothing names is erased a week later, with its bytes, and whatever is named stays', async () => {
  const ana = await house.author()
  const [letter, unborn, given] = [newId(), newId(), newId()]
  const [named, whole, left, unread, lost] = [
    await house.recording(ana, letter),
    await house.recording(ana, letter),
    await house.recording(ana, letter),
    await house.recording(ana, unborn),
    await house.recording(ana, letter, 'rejected'),
  ]
  const part = await house.part(ana, whole, { startMs: 0, endMs: 2_000 }, Buffer.from('a part'))
  await draft(ana, [named, part], letter)
  const gift = await house.recording(ana, given)
  const people = [await house.prove(ana, await house.person(ana))]
  await storyOf(server, house).delivered(ana, { messageId: given, mediaIds: [gift], people })
  const face = await house.portrait(ana, Buffer.from('a face'))

  await daysPass(6)
  await sweep()
  for (const id of [left, unread]) expect(await statusOf(id)).toBe('ready')
  await daysPass(8)
  await sweep()
  for (const id of [left, unread, lost]) expect([await statusOf(id), await blobsOf(id)]).toEqual(['erased', 0])
  for (const id of [named, part, whole, gift, face]) expect([id, await statusOf(id)]).toEqual([id, 'ready'])
  for (const id of [named, part, whole, gift]) expect(await blobsOf(id)).toBeGreaterThan(0)
  // Nothing of it is left to be named, and whoever has it still sends it again.
  expect(await ana.browser.ask('PATCH', `/api/messages/${letter}`, { mediaIds: [left] })).not.toMatchObject({
    status: 200,
  })
  expect(await tusClient(ana.browser, server.origin).begin({ mediaId: unread, messageId: unborn })).toMatchObject({
    status: 201,
  })
})

test('what the read tables do not know to be named is asked of the message itself', async () => {
  const ana = await house.author()
  const letter = newId()
  const voice = await house.recording(ana, letter)
  await draft(ana, [voice], letter)
  await daysPass(8)
  await server.kernel.db.query(sql.typeAlias('void')`delete from messages.media where media_id = ${voice}`)
  await sweep()
  expect([await statusOf(voice), await blobsOf(voice)]).toEqual(['ready', 3])
})

test('the recording of a question stays while that is open, and then if it is the answer', async () => {
  const ana = await house.author()
  const questions = [newId(), newId()]
  for (const storyId of questions)
    await ask(ana, 'POST', '/api/stories', { storyId, question: 'Where did you dance?', to: { name: 'Joseph' } })
  const [open, over] = questions as [string, string]
  const voices = [
    await house.spoken(open, ana.id, Buffer.from('a waltz')),
    await house.spoken(over, ana.id, Buffer.from('a polka')),
  ] as const
  await ask(ana, 'POST', `/api/stories/${over}/withdraw`, {})
  await daysPass(8)
  await sweep()
  await vi.waitFor(async () => expect(await Promise.all(voices.map(statusOf))).toEqual(['ready', 'erased']))
})
