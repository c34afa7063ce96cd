import type { WorkflowClient } from '@temporalio/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { proveMailbox } from '../../backend/modules/life/decide/mailbox.ts'
import { life } from '../../backend/modules/life/life.ts'
import { respond } from '../../backend/modules/messages/decide/respond.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { householdIn, ownerOf, type Author, type Household } from '../../tests/household/household.ts'
import { startPost, type Post } from '../../tests/household/post.ts'
import { storyOf, type Story } from '../../tests/household/story.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { openProcesses } from '../kernel/processReactor.ts'
import { processing } from '../kernel/process.ts'
import { lifeProcess } from './process.ts'

const SUBJECT = 'Press the button so that we know our emails reach you'

let post: Post
let server: TestServer
let temporal: WorkflowClient
let stop: () => Promise<void>
let house: Household
let story: Story
beforeAll(async () => {
  // A mailbox whose name begins so puts off the first try.
  post = await startPost((mail, before) => !mail.to.startsWith('away') || before.some(({ to }) => to === mail.to))
  ;({ server, temporal, stop } = await startWorkers({
    settings: { SMTP_URL: post.url },
    reactors: () => ({}),
    activities: (kernel) => ({ mail: processing(kernel, [lifeProcess]) }),
  }))
  house = householdIn(server)
  story = storyOf(server, house)
})
afterAll(async () => {
  await stop()
  await post.stop()
})

/** An author whose mailbox was last proven, and last asked about, so many days ago. */
const silentFor = async ({ id }: Author, days: number) => {
  const { clock, db, store, checkpointSignals } = server.kernel
  const { position } = (await store.read(`account-${id}`)).at(-1) ?? { position: '0' }
  await checkpointSignals.passed('life', position)
  const at = plus(clock.now(), -days * clock.dayMs)
  await db.query(sql.typeAlias('void')`
    update life.lives set channel_proven_at = ${at}, asked_at = case when asked_n > 0 then ${at}::timestamptz end
    where account_id = ${id}`)
}
const silent = async (days: number, username = 'ruth') => {
  const author = await house.author({ username })
  const messageId = await story.noticed(author, { people: [await house.person(author)] })
  await silentFor(author, days)
  return { author, messageId }
}
const openFor = async ({ id }: Author) =>
  (await Promise.all(openProcesses(server.kernel, temporal, [lifeProcess]).map(({ find }) => find())))
    .flat()
    .filter(({ workflowId }) => workflowId.startsWith(`life-${id}.`))
/** What the sweep starts for an author, until it is over. */
const swept = async (author: Author) => {
  for (const { workflowId, start } of await openFor(author)) {
    await start()
    await temporal.getHandle(workflowId).result()
    const { position } = (await server.kernel.store.read(`life-${author.id}`)).at(-1) ?? { position: '0' }
    await server.kernel.checkpointSignals.passed('life', position)
  }
}
const mailsTo = ({ email }: Author) => post.tries.filter(({ to, subject }) => to === email && subject === SUBJECT)

test('an author who answered no email for a year is asked for a press, once, and a year later again', async () => {
  const { author } = await silent(366)
  await swept(author)
  await swept(author)
  expect(mailsTo(author)).toHaveLength(1)
  await silentFor(author, 366)
  await swept(author)
  const [first, second] = mailsTo(author).map(({ text }) => /\/reached\/([a-z2-7]+)/.exec(text)?.[1])
  expect(second).toBeDefined()
  expect(second).not.toBe(first)
})

test('nobody is asked who answered an email within a year, or has nothing open', async () => {
  const { author } = await silent(364)
  expect(await openFor(author)).toEqual([])
  const idle = await house.author()
  await story.cancelled(idle, { people: [await house.person(idle)] })
  await silentFor(idle, 366)
  expect(await openFor(idle)).toEqual([])
})

test.each([
  [
    'a press',
    (author: Author) => house.tell(life, author.id, proveMailbox({ accountId: author.id, n: 1 }), ownerOf(author.id)),
  ],
  [
    'an answer to a check by email',
    (author: Author, messageId: string) =>
      house.tell(message, messageId, respond({ outcome: 'confirmed', via: 'mail', round: 1 }), ownerOf(author.id)),
  ],
])('%s proves the mailbox for another year', async (_, prove) => {
  const { author, messageId } = await silent(366)
  expect(await openFor(author)).toHaveLength(1)
  await prove(author, messageId)
  await vi.waitFor(async () => expect(await openFor(author)).toEqual([]))
  await swept(author)
  expect(mailsTo(author)).toEqual([])
})

test('an answer in the app proves nothing of the mailbox', async () => {
  const { author, messageId } = await silent(366)
  await house.tell(message, messageId, respond({ outcome: 'held', via: 'app' }), ownerOf(author.id))
  const { position } = (await server.kernel.store.read(`message-${messageId}`)).at(-1) ?? { position: '0' }
  await server.kernel.checkpointSignals.passed('life', position)
  expect(await openFor(author)).toHaveLength(1)
})

test('an email that is put off is tried again as the same email', async () => {
  const { author } = await silent(366, 'away')
  await swept(author)
  const tries = mailsTo(author)
  expect(tries.map(({ isTaken }) => isTaken)).toEqual([false, true])
  expect(new Set(tries.map(({ messageId }) => messageId)).size).toBe(1)
})
