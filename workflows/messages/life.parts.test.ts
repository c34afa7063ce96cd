import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastSign } from '../../backend/kernel/identity/signs.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { life, type Life } from '../../backend/modules/life/life.ts'
import type { Decision } from '../../backend/kernel/log/decider.ts'
import { message } from '../../backend/modules/messages/message.ts'
import type { Author } from '../../tests/household/household.ts'
import { until } from '../../tests/replay/shapes.ts'
import { openTheatre, type Theatre } from '../../tests/replay/theatre.ts'

const NEEDED = new Set(['messages', 'waits', 'deliveries', 'recipients'])
let theatre: Theatre
beforeAll(async () => {
  theatre = await openTheatre({
    reactors: (all) => Object.fromEntries(Object.entries(all).filter(([name]) => NEEDED.has(name))),
  })
})
afterAll(() => theatre.stop())

/** An author who keeps a letter until it is needed, for somebody. */
const keep = async (username: string) => {
  const { house, story } = theatre
  const author = await house.author({ username })
  const address = `ben.${author.id}@hale.example`
  const messageId = await story.dormant(author, { people: [await house.person(author, { address })] })
  return { author, messageId, address }
}
const said =
  (events: readonly LifeEvent[]): Decision<Life, LifeEvent> =>
  () => [...events]
/** The questions of the life’s own workflow had no answer. */
const presume = async ({ id }: Author) => {
  const { kernel } = theatre.server
  const known = { round: 1, asksAccepted: 3, lastSignAt: await lastSign(kernel, id), presumedAt: kernel.clock.now() }
  await theatre.house.tell(life, id, said([{ type: 'LifePresumed', data: known }]))
}
const typesOf = async (stream: string) => (await theatre.server.kernel.store.read(stream)).map(({ type }) => type)

test('a letter of an author who falls silent gets a date, two checks, and arrives', async () => {
  const { author, messageId, address } = await keep('silent')
  expect((await until(theatre, messageId, ({ status }) => status === 'dormant')).dueAt).toBe('')
  await presume(author)
  await until(theatre, messageId, ({ status }) => status === 'delivered')
  const types = await typesOf(`message-${messageId}`)
  expect(types.slice(types.indexOf('MessageArmed'), types.indexOf('MessageArmed') + 3)).toEqual([
    'MessageArmed',
    'MessageTriggered',
    'MessageScheduled',
  ])
  expect(types.filter((type) => type === 'MessageTriggered')).toHaveLength(1)
  expect(types.filter((type) => type === 'NoticeAccepted').length).toBeGreaterThanOrEqual(2)
  expect(types.indexOf('DeliveryClaimed')).toBeGreaterThan(types.lastIndexOf('NoticeAccepted'))
  expect(theatre.mailsTo(address)).toHaveLength(1)
  const listed = async (cause: string) =>
    ((await author.browser.ask('GET', `/api/messages?cause=${cause}&state=delivered`)).json as { items: object[] })
      .items
  // The read table follows.
  await expect
    .poll(() => listed('presumed,confirmed'), { timeout: 20_000 })
    .toMatchObject([{ id: messageId, triggeredBy: 'presumed' }])
  expect(await listed('milestone')).toEqual([])
})

test('a check that their closed mailbox refuses is not waited for', async () => {
  const { author, messageId, address } = await keep('closed')
  theatre.post.refuse(author.email)
  await presume(author)
  await until(theatre, messageId, ({ status }) => status === 'delivered')
  const events = (await theatre.server.kernel.store.read(`message-${messageId}`)).map(({ type, data }) => ({
    type,
    data,
  }))
  const waived = events.filter(({ type }) => type === 'NoticeWaived')
  // A busy machine asks late, and then each check once more.
  for (const slot of [1, 2])
    expect(waived).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({
          pub: expect.objectContaining({ slot, basis: 'presumed' }) as unknown,
        }) as unknown,
      }),
    )
  expect(events.filter(({ type }) => type === 'NoticeRejected').length).toBeGreaterThanOrEqual(2)
  expect(theatre.mailsTo(address)).toHaveLength(1)
})

test('one press of theirs, and it is kept as it was, with nothing on its way', async () => {
  const { author, messageId, address } = await keep('there')
  await presume(author)
  const dated = await until(theatre, messageId, ({ status }) => status === 'noticed')
  expect(dated.plan).toMatchObject({ mode: 'posthumous', triggered: { cause: 'presumed', from: 'dormant' } })
  expect(await author.browser.ask('POST', '/api/life/here', {})).toMatchObject({ status: 200 })
  const { state } = await theatre.server.kernel.load(message, messageId)
  expect(state).toMatchObject({ status: 'dormant', dueAt: '', round: 1 })
  expect((await typesOf(`life-${author.id}`)).slice(-2)).toEqual(['SignOfLifeSeen', 'LifeRestored'])
  expect((await typesOf(`message-${messageId}`)).slice(-2)).toEqual(['AuthorResponded', 'MessageArmed'])
  // Its run ends: what rests has none.
  expect(await theatre.client.workflow.getHandle(`message-${messageId}`).result()).toBe('dormant')
  expect(theatre.mailsTo(address)).toHaveLength(0)
})
