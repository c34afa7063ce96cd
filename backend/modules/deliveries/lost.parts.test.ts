import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse } from '../../../tests/household/household.ts'
import { storyOf } from '../../../tests/household/story.ts'
import { plus } from '../../kernel/log/decider.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { claimDelivery } from '../messages/decide/deliver.ts'
import { message } from '../messages/message.ts'
import { contentOf } from './queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startHouse()
})
afterAll(() => server.stop())

test('a recording that was lost before it was handed over is named as lost, and the others are as they were', async () => {
  const house = householdIn(server)
  const story = storyOf(server, house)
  const ana = await house.author()
  const ben = await house.prove(ana, await house.person(ana))
  const messageId = newId()
  const mediaIds = [await house.recording(ana, messageId), await house.recording(ana, messageId)]
  const [whole = '', broken = ''] = mediaIds
  await story.checked(ana, { messageId, people: [ben], mediaIds })
  const { round, dueAt, dayMs } = (await server.kernel.load(message, messageId)).state
  const dayAfter = plus(dueAt, dayMs)
  const recipients = [{ recipientId: ben, deliveryId: newId() }]
  const facts = { round, dbAt: dayAfter, answerableMs: 86_400_000, recipients, people: [] }
  await house.tell(message, messageId, claimDelivery({ ...facts, lost: [broken] }), undefined, dayAfter)

  const { media = [] } = (await contentOf(server.kernel, { messageId, occurrence: 1 })) ?? {}
  const isLost = Object.fromEntries(media.map((medium) => [medium.id, medium.isLost]))
  expect(isLost).toEqual({ [whole]: false, [broken]: true })
})
