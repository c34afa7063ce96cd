// Through: db, gathering, families, heartbeat, restored, signs, messages, deliveries
import { databaseTime } from '../../backend/kernel/process/databaseTime.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closedSince } from '../../backend/kernel/process/restored.ts'
import { noteSession } from '../../backend/kernel/identity/signs.ts'
import { answerableSince } from '../../backend/kernel/process/heartbeat.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { dueOnOf, senderOf } from '../../backend/modules/deliveries/queries.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { claimFacts, deliveryOutcomes, recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { householdIn, startHouse, type Household } from '../household/household.ts'
import { storyOf, type Story } from '../household/story.ts'
import { statementsSent } from './counting.ts'

/** A message that is being delivered, and what an activity knows of it. */
type Known = {
  readonly messageId: string
  readonly ownerId: string
  readonly recipientIds: readonly string[]
  readonly deliveryIds: readonly string[]
  readonly askedAt: string
}

let server: TestServer
let house: Household
let story: Story
let known: readonly Known[]

const deliver = async (): Promise<Known> => {
  const author = await house.author()
  const people = [await house.person(author), await house.person(author)]
  const messageId = await story.delivering(author, { people })
  const { deliveryId } = await story.mailed(author, messageId, people[0] ?? '')
  const { state } = await server.kernel.load(message, messageId)
  return { messageId, ownerId: author.id, recipientIds: people, deliveryIds: [deliveryId], askedAt: state.releasedAt }
}

beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  story = storyOf(server, house)
  known = [await deliver(), await deliver(), await deliver()]
  const { position = '0' } = (await server.kernel.store.read(`message-${known[2]?.messageId}`)).at(-1) ?? {}
  for (const module of ['messages', 'deliveries'])
    await server.kernel.checkpointSignals.passed(module, position, 10_000)
})
afterAll(() => server.stop())

/** What activities and requests ask of the tables, by what they ask it about. */
const questions: Readonly<Record<string, (kernel: Kernel, one: Known) => Promise<unknown>>> = {
  'whether its page could be answered': (kernel, { askedAt }) => answerableSince(kernel, askedAt),
  'whether the house is closed': ({ db }) => closedSince(db),
  'who it is for': (kernel, { ownerId, recipientIds }) => recipientFacts(kernel, ownerId, recipientIds),
  'whether it may be claimed': async (kernel, one) => (await claimFacts(kernel, one)).people,
  'how its links stand': (kernel, { deliveryIds }) => deliveryOutcomes(kernel, deliveryIds),
  'who left it': (kernel, { messageId }) => senderOf(kernel, messageId),
  'which families they are in': ({ membership }, { ownerId }) => membership.of(ownerId),
  'that they are there': ({ db }, { ownerId }) => noteSession(db, ownerId),
  'when it was due': (kernel, { messageId }) => dueOnOf(kernel, { messageId, occurrence: 1 }),
}

test.each(Object.entries(questions))('%s is asked for many messages in one moment by one statement', async (_, ask) => {
  const { kernel } = server
  const many = Array.from({ length: 20 }).flatMap((__, index) => known[index % known.length] ?? [])
  await server.whileHalted(async () => {
    const alone = new Map<Known, unknown>()
    for (const one of known) alone.set(one, await ask(kernel, one))
    const before = await statementsSent()
    const answers = await Promise.all(many.map((one) => ask(kernel, one)))
    expect((await statementsSent()) - before).toBe(1)
    expect(answers).toEqual(many.map((one) => alone.get(one)))
  })
})

test('each message has an answer of its own, and a stranger’s people are not told', async () => {
  const { kernel } = server
  const [first, second] = known as [Known, Known]
  const asked = [
    recipientFacts(kernel, first.ownerId, first.recipientIds),
    recipientFacts(kernel, second.ownerId, second.recipientIds),
    recipientFacts(kernel, first.ownerId, second.recipientIds),
  ]
  const ids = (await Promise.all(asked)).map((people) => people.map(({ recipientId }) => recipientId))
  expect(ids).toEqual([first.recipientIds, second.recipientIds, []])
  expect(await Promise.all(known.map(({ messageId }) => senderOf(kernel, messageId)))).toEqual(
    known.map(({ ownerId }) => expect.objectContaining({ authorId: ownerId }) as unknown),
  )
})

test('the database’s clock is read after it is asked', async () => {
  const { kernel } = server
  const first = databaseTime(kernel)
  const before = await first
  const [again, same] = await Promise.all([databaseTime(kernel), databaseTime(kernel)])
  expect(again).toBe(same)
  expect(again >= before).toBe(true)
})
