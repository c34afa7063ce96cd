import { afterAll, beforeAll, expect, test } from 'vitest'
import deliveriesGolden from '../backend/modules/deliveries/events.golden.json' with { type: 'json' }
import messagesGolden from '../backend/modules/messages/events.golden.json' with { type: 'json' }
import { message } from '../backend/modules/messages/message.ts'
import type { MessagesEvent } from '../backend/modules/messages/events.ts'
import { SYSTEM } from '../backend/kernel/clock.ts'
import type { AnyEvent, Recorded } from '../backend/kernel/event.ts'
import { startServer, type TestServer } from '../backend/kernel/testing/server.ts'
import { messages } from './messages/messages.ts'
import { modules } from './modules.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [] })
})
afterAll(() => server.stop())

const MESSAGE = '018f0000-0000-7000-8000-00000000000a'
const DELIVERY = '018f0000-0000-7000-8000-00000000000f'
const OTHER = '018f0000-0000-7000-8000-00000000000b'
const at = '2030-01-01T00:00:00.000Z'

/** Events as a subscription hands them over, their personal fields sealed. */
const recorded = (category: string, id: string, events: readonly AnyEvent[], from: number): Recorded[] =>
  events.map((event, index) => ({
    ...event,
    category,
    id,
    stream: `${category}-${id}`,
    revision: BigInt(index),
    position: String(from + index),
    eventId: `event-${index}`,
    metadata: {
      actor: SYSTEM,
      correlationId: 'c',
      causationId: 'c',
      commandId: 'c',
      commandHash: 'h',
      at,
      dayMs: 86_400_000,
      clock: 'real',
      schema: 1,
      audience: 'ana',
      prevHash: '',
    },
    sealed: (field) => ({
      sealed: 'sealed',
      subject: id,
      kid: 'k',
      stream: `${category}-${id}`,
      type: event.type,
      eventId: `event-${index}`,
      field,
    }),
    link: () => ({ hash: '', bytes: 0 }),
  }))

test('events as they were first stored still give the same rows', async () => {
  const { kernel, rowsOf } = server
  const events = [
    ...recorded('message', MESSAGE, messagesGolden, 0),
    ...recorded('delivery', DELIVERY, deliveriesGolden, 100),
  ]
  const tables = [...(modules['messages'] ?? []), ...(modules['deliveries'] ?? [])]
  await kernel.db.transaction(async (tx) => {
    for (const event of events) for (const { on } of tables) await on[event.category]?.(tx, event)
  })

  expect((await rowsOf('messages.messages')).filter(({ id }) => id === MESSAGE)).toMatchObject([
    {
      id: MESSAGE,
      kind: 'mixed',
      title: { field: 'title', type: 'ContentChanged' },
      state: 'cancelled',
      mode: 'fixed',
      answerRule: 'silent',
      round: 2,
      local: '2030-06-10T09:00',
      zone: 'Europe/Madrid',
      dueAt: '2030-06-11T07:00:00.000Z',
      promisedAt: '2030-06-10T07:00:00.000Z',
      notices: { 1: { state: 'accepted' }, 2: { state: 'waived', at: '2030-06-10T07:30:01.000Z' } },
      holdUntil: '2030-06-11T08:00:00.000Z',
      revision: messagesGolden.length - 1,
    },
  ])
  expect(await rowsOf('messages.contents')).toMatchObject([{ messageId: MESSAGE, body: { field: 'body' } }])
  expect(await rowsOf('messages.media')).toMatchObject([{ messageId: MESSAGE, durationMs: 4_000, bytes: 9_000 }])
  expect(await rowsOf('messages.transcripts')).toMatchObject([{ messageId: MESSAGE, text: { field: 'text' } }])
  expect(
    (await rowsOf('messages.notices')).map(({ round, slot, attempt, state }) => [round, slot, attempt, state]),
  ).toEqual(
    expect.arrayContaining([
      [1, 1, 1, 'accepted'],
      [2, 1, 1, 'deferred'],
      [2, 1, 2, 'rejected'],
      [2, 1, 3, 'accepted'],
      [2, 2, 1, 'bounced'],
      [2, 2, 2, 'attempted'],
    ]) as unknown[],
  )
  expect((await rowsOf('messages.timeline')).map(({ label }) => label)).toEqual([
    'drafted',
    'erased',
    'scheduled',
    'date-retimed',
    'notice-accepted',
    'answered',
    'held',
    'hold-released',
    'paused',
    'answered',
    'resumed',
    'held',
    'cancelled',
    'restored',
    'kept',
    'announcement-withdrawn',
    'triggered',
    'scheduled',
    'scheduled',
    'notice-deferred',
    'notice-rejected',
    'date-moved',
    'notice-accepted',
    'answered',
    'notice-accepted',
    'notice-bounced',
    'notice-waived',
    'content-damaged',
    'delivery-begun',
    'released',
    'delivered',
    'left-out',
    'delivered',
    'undeliverable',
    'taken-back',
    'cancelled',
    'link-deferred',
    'link-rejected',
    'link-accepted',
    'opened',
    'unlocked',
    'played',
    'downloaded',
    'declined',
    'declined',
    'decline-undone',
    'link-bounced',
    'address-proposed',
    'address-refused',
    'address-proposed',
    'address-supported',
    'address-accepted',
    'readdressed',
    'link-accepted',
    'reminded',
    'link-reissued',
    'link-resent',
    'opened',
    'help-asked',
    'confirmation-asked',
    'confirmation-given',
    'confirmation-refused',
    'unlocked',
    'thanked',
    'replied',
    'wrong-person',
    'wrong-person-undone',
    'link-closed',
  ])
  expect(await rowsOf('deliveries.deliveries')).toMatchObject([
    {
      id: DELIVERY,
      messageId: MESSAGE,
      state: 'revoked',
      sentAt: '2030-06-15T08:00:00.000Z',
      reachedAt: at,
      openedAt: at,
      playedQuarter: 4,
      downloads: 1,
      expiresAt: '2032-07-16T08:00:00.000Z',
    },
  ])
})

test('after each event a message stands in its row where the fold of its stream has it', async () => {
  const { kernel, rowsOf } = server
  let { initial: state } = message
  for (const event of recorded('message', OTHER, messagesGolden, 1_000)) {
    state = message.evolve(state, event as unknown as MessagesEvent)
    await kernel.db.transaction((tx) => messages.on['message']?.(tx, event) ?? Promise.resolve())
    const [row] = (await rowsOf('messages.messages')).filter(({ id }) => id === OTHER)
    expect([event.type, row?.['state'], row?.['dueAt'] ?? '', row?.['promisedAt'] ?? '', row?.['slots']]).toEqual([
      event.type,
      state.status,
      state.dueAt,
      state.promisedAt,
      state.slots,
    ])
  }
})
