import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { answerPageOf } from '../../backend/modules/messages/testing/answerPage.ts'
import { until } from '../../tests/replay/shapes.ts'
import { openTheatre, type Theatre } from '../../tests/replay/theatre.ts'
import type { MessageView } from './view.ts'

let theatre: Theatre
beforeAll(async () => {
  theatre = await openTheatre()
})
afterAll(() => theatre.stop())

const CHECKS = ['will be sent in 2 days', 'will be sent tomorrow']

/** A message for a day that its author chose, and what they press on the page of its checks. */
const forTheirDay = async () => {
  const { house, story, server, client, post } = theatre
  const author = await house.author()
  const address = `ben.${author.id}@hale.example`
  const id = await story.scheduled(author, { people: [await house.person(author, { address })], inDays: 3.6 })
  const page = answerPageOf(server)
  const answer = async (status: Message['status'], action: 'planned' | 'here') => {
    await until(theatre, id, (state) => state.status === status)
    return String((await page.answering(id, action)).json)
  }
  return {
    id,
    answer,
    workflow: client.workflow.getHandle(`message-${id}`),
    dueAt: async () => (await page.stateOf(id)).dueAt,
    typesOf: () => page.typesOf(id),
    asked: () => post.mailsTo(author.email).map(({ subject }) => subject),
    arrived: () => post.mailsTo(address),
  }
}
type Theirs = Awaited<ReturnType<typeof forTheirDay>>

/** They were asked twice, and one mail came, not before its day. */
const arrivesOnItsDay = async ({ id, asked, dueAt, arrived }: Theirs) => {
  await until(theatre, id, ({ status }) => status === 'delivered')
  for (const check of CHECKS) expect(asked()).toContainEqual(expect.stringContaining(check))
  expect(arrived()).toHaveLength(1)
  expect(arrived()[0]?.at).toBeGreaterThanOrEqual(Date.parse(await dueAt()))
}

test.concurrent('"Send it" at both checks: the message arrives on the day', async () => {
  const theirs = await forTheirDay()
  for (const check of ['noticed', 'checked'] as const)
    expect(await theirs.answer(check, 'planned')).toContain('It will be sent as planned')
  await arrivesOnItsDay(theirs)
  expect((await theirs.typesOf()).filter((type) => type === 'AuthorResponded')).toHaveLength(1)
})

test.concurrent('"Keep it" holds', async () => {
  const { answer, workflow, typesOf, arrived } = await forTheirDay()
  expect(await answer('noticed', 'here')).toContain('Your message is on hold')
  // Its workflow waits for nothing but its author.
  await vi.waitFor(async () => {
    const view = await workflow.query<MessageView>('view')
    expect(view).toMatchObject({ status: 'held', isClosed: false })
    expect(view.next).toBeUndefined()
  }, patiently)
  expect((await typesOf()).slice(-2)).toEqual(['AuthorResponded', 'MessageHeld'])
  expect(arrived()).toEqual([])
})

test.concurrent('silence delivers', async () => {
  const theirs = await forTheirDay()
  await arrivesOnItsDay(theirs)
  expect(await theirs.typesOf()).not.toContain('AuthorResponded')
})
