import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { newId } from '../../../kernel/ids.ts'
import { startServer } from '../../../kernel/testing/server.ts'
import { freshCommand } from '../../../kernel/testing/command.ts'
import { aHouse } from '../../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../../tests/household/household.ts'
import { openDelivery, unlock } from '../../deliveries/decide/open.ts'
import { createDelivery } from '../../deliveries/decide/send.ts'
import { delivery } from '../../deliveries/delivery.ts'
import { MessageDetail, MessageList, MessageStatus, Timeline } from '../contract.ts'
import { editMessage } from '../decide/edit.ts'
import { message } from '../message.ts'
import { nextStep } from '../next.ts'
import { routes } from '../routes.ts'

const { server, house, story } = aHouse()
let ana: Author
let ben: string
beforeAll(async () => {
  ana = await house.author()
  ben = await house.prove(ana, await house.person(ana))
})

const listOf = async (by: Author, query: Readonly<Record<string, string>> = {}) => {
  const { status, json } = await by.browser.ask('GET', `/api/messages?${new URLSearchParams(query).toString()}`)
  expect(status).toBe(200)
  return v.parse(MessageList, json)
}
const detailOf = async (id: string) =>
  v.parse(MessageDetail, (await ana.browser.ask('GET', `/api/messages/${id}`)).json)
const timelineOf = async (id: string) =>
  v.parse(Timeline, (await ana.browser.ask('GET', `/api/messages/${id}/timeline`)).json)

describe('the list', () => {
  test('goes by date, page after page, each message once and drafts last', async () => {
    const cleo = await house.author()
    const dan = await house.prove(cleo, await house.person(cleo))
    const drafts = [await story.draft(cleo), await story.draft(cleo)]
    const dates = Array.from({ length: 53 }, (_, index) => plus('2030-01-01T09:00:00.000Z', (index % 9) * 86_400_000))
    const dated = await Promise.all(
      dates.map(async (dueAt) => {
        const id = await story.draft(cleo, { people: [dan] })
        await story.reschedule(cleo, id, dueAt)
        return { id, dueAt }
      }),
    )
    const wanted = dated.toSorted((a, b) => (`${a.dueAt}${a.id}` < `${b.dueAt}${b.id}` ? -1 : 1)).map(({ id }) => id)

    const first = await listOf(cleo)
    expect(first.items).toHaveLength(50)
    const second = await listOf(cleo, { cursor: first.next ?? '' })
    expect(second.next).toBeNull()
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([...wanted, ...drafts.toSorted()])
    expect(first.counts).toEqual({ draft: 2, scheduled: 53 })
  })

  test('goes on within drafts, which have no date', async () => {
    const cleo = await house.author()
    const drafts = await Promise.all(Array.from({ length: 52 }, () => story.draft(cleo)))
    const { next } = await listOf(cleo)
    const { items } = await listOf(cleo, { cursor: next ?? '' })
    expect(items.map(({ id }) => id)).toEqual(drafts.toSorted().slice(50))
  })

  test('begins anew where a cursor is not one of ours', async () => {
    const wrong = [
      'nonsense',
      `9999-99-99T99:99:99Z_${newId()}`,
      `2030-01-01T00:00:00.000Z_${'-'.repeat(36)}`,
      `${newId()}_infinity`,
    ]
    const { items } = await listOf(ana)
    for (const cursor of wrong) expect((await listOf(ana, { cursor })).items).toEqual(items)
  })

  test('shows one state alone, and counts all', async () => {
    const cleo = await house.author()
    const dan = await house.prove(cleo, await house.person(cleo))
    const held = await story.held(cleo, { people: [dan] })
    await story.draft(cleo)
    const { items, counts } = await listOf(cleo, { state: 'held' })
    expect(items.map(({ id }) => id)).toEqual([held])
    expect(counts).toEqual({ held: 1, draft: 1 })
    expect((await listOf(cleo, { state: 'nowhere' })).items).toEqual([])
  })

  test('shows nobody else’s messages', async () => {
    await story.draft(ana)
    expect(await listOf(await house.author())).toEqual({ items: [], counts: {}, next: null })
  })

  test('says of every state what comes next, as the message itself does', async () => {
    const cleo = await house.author()
    const dan = await house.prove(cleo, await house.person(cleo))
    for (const state of MessageStatus.options) {
      const id = await story[state](cleo, { people: [dan] })
      const { state: folded } = await server.kernel.load(message, id)
      const [row] = (await listOf(cleo, { state })).items
      const step = nextStep(folded)
      expect(row).toMatchObject({ id, state, nextStep: step?.step ?? null, nextStepAt: step?.at ?? null })
    }
  })

  test('offers what may be done in each state', async () => {
    const asked = ['edit', 'schedule', 'arm', 'respond', 'pause', 'cancel', 'copy']
    const allowed: Partial<Record<MessageStatus, string[]>> = {
      draft: ['edit', 'schedule', 'arm', 'cancel', 'copy'],
      dormant: ['edit', 'schedule', 'arm', 'cancel', 'copy'],
      scheduled: ['edit', 'schedule', 'arm', 'pause', 'cancel', 'copy'],
      noticed: asked,
      checked: asked,
      stalled: asked,
      held: ['edit', 'schedule', 'arm', 'keep-date', 'send-now', 'cancel', 'copy'],
      paused: ['edit', 'schedule', 'arm', 'pause', 'resume', 'cancel', 'copy'],
      claimed: ['recall', 'copy'],
      delivering: ['recall', 'copy'],
      delivered: ['recall', 'copy'],
      undeliverable: ['recall', 'copy'],
      cancelled: ['restore', 'copy'],
      erased: [],
    }
    for (const state of MessageStatus.options) {
      const id = await story[state](ana, { people: [ben] })
      expect((await detailOf(id)).message.allowed).toEqual(allowed[state] ?? ['copy'])
    }
  })
})

describe('one message', () => {
  test('shows its letter, its people and its recordings', async () => {
    const id = newId()
    const mediaId = await house.recording(ana, id)
    const other = await house.recording(ana, id, 'received')
    await story.draft(ana, { messageId: id, people: [ben], mediaIds: [mediaId] })
    await story.reschedule(ana, id, '2030-06-14T07:00:00.000Z')
    const detail = await detailOf(id)
    expect(detail.content).toEqual({ title: 'For Ben', body: 'Dear Ben' })
    expect(detail.recipients).toEqual([
      { id: ben, name: 'Ben', email: `ben.${ben}@hale.example`, verification: 'passcode', delivery: null },
    ])
    expect(detail.media).toMatchObject([
      { id: mediaId, state: 'ready', isAttached: true, durationMs: 4_000, bytes: 7 },
      { id: other, state: 'storing', isAttached: false, durationMs: null },
    ])
    expect(detail.message).toMatchObject({
      id,
      title: 'For Ben',
      state: 'scheduled',
      mode: 'fixed',
      answerRule: 'silent',
      round: 1,
      zone: 'UTC',
      dueAt: '2030-06-14T07:00:00.000Z',
      promisedAt: '2030-06-14T07:00:00.000Z',
      nextStep: 'notice',
      nextStepAt: '2030-06-12T07:00:00.000Z',
      recipientNames: ['Ben'],
      mediaN: 1,
      durationMs: 4_000,
      openedN: 0,
    })
  })

  test('shows how far each delivery has come', async () => {
    const id = await story.delivering(ana, { people: [ben] })
    await story.mailed(ana, id, ben)
    expect((await detailOf(id)).recipients).toMatchObject([{ id: ben, delivery: { state: 'sent', openedAt: null } }])
  })

  test('that comes every year shows how far this year’s delivery has come', async () => {
    const id = await story.delivering(ana, { people: [ben], rule: { every: 'year' } })
    const { deliveryId } = await story.mailed(ana, id, ben)
    for (const [decision, openedN] of [
      [openDelivery(), 0],
      [unlock({ isRight: true }), 1],
    ] as const) {
      await house.tell(delivery, deliveryId, decision, { kind: 'recipient', id: ben })
      expect((await detailOf(id)).message).toMatchObject({ openedN })
    }
    const about = { messageId: id, recipientId: ben, authorId: ana.id, address: 'ben@hale.example', name: 'Ben' }
    const next = createDelivery({ ...about, occurrence: 2, linkNonce: 'next year', hasDeclined: false })
    await house.tell(delivery, newId(), next)
    expect(await detailOf(id)).toMatchObject({
      message: { openedN: 0 },
      recipients: [{ id: ben, delivery: { state: 'queued', openedAt: null } }],
    })
  })

  test('shows the date it was promised for beside the one it has moved to', async () => {
    const id = await story.stalled(ana, { people: [ben] })
    const { state } = await server.kernel.load(message, id)
    expect((await detailOf(id)).message).toMatchObject({
      dueAt: plus(state.promisedAt, state.dayMs),
      promisedAt: state.promisedAt,
      stalledReason: 'refused',
    })
  })
})

describe('the timeline', () => {
  const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label)

  test('tells what happened and what will', async () => {
    const id = await story.noticed(ana, { people: [ben] })
    const { dueAt, dayMs, slots } = (await server.kernel.load(message, id)).state
    const { past, planned } = await timelineOf(id)
    expect(labels(past)).toEqual(['drafted', 'scheduled', 'notice-accepted'])
    expect(past.at(-1)).toEqual({
      at: slots[0]?.at,
      kind: 'past',
      label: 'notice-accepted',
      detail: { slot: 1, smtpCode: 250 },
    })
    expect(planned).toEqual([
      { at: plus(dueAt, -dayMs), kind: 'planned', label: 'notice', detail: { slot: 2 } },
      { at: dueAt, kind: 'planned', label: 'delivery', detail: {} },
    ])
  })

  test('of a message with a date plans both checks and the delivery', async () => {
    const { planned } = await timelineOf(await story.scheduled(ana, { people: [ben] }))
    expect(labels(planned)).toEqual(['notice', 'notice', 'delivery'])
    expect(planned.map(({ at }) => at)).toEqual(planned.map(({ at }) => at).toSorted())
  })

  test('of a check that the mailbox refused plans the next try before the moved date', async () => {
    const { past, planned } = await timelineOf(await story.stalled(ana, { people: [ben] }))
    expect(labels(past)).toEqual(['drafted', 'scheduled', 'notice-rejected', 'date-moved'])
    expect(labels(planned)).toEqual(['notice', 'notice', 'delivery'])
    expect(planned.map(({ at }) => at)).toEqual(planned.map(({ at }) => at).toSorted())
  })

  test('of a claimed message plans its first email, and of one on hold nothing', async () => {
    const claimed = await story.claimed(ana, { people: [ben] })
    const { claim } = (await server.kernel.load(message, claimed)).state
    expect((await timelineOf(claimed)).planned).toEqual([
      { at: claim?.holdUntil, kind: 'planned', label: 'first-mail', detail: {} },
    ])
    const held = await timelineOf(await story.held(ana, { people: [ben] }))
    expect(labels(held.past).slice(-2)).toEqual(['answered', 'held'])
    expect(held.planned).toEqual([])
  })

  test('of a delivered message goes on with what its recipients did', async () => {
    const id = await story.delivered(ana, { people: [ben] })
    await story.mailed(ana, id, ben)
    const { past, planned } = await timelineOf(id)
    expect(labels(past)).toEqual(
      expect.arrayContaining(['delivery-begun', 'released', 'delivered', 'link-accepted']) as string[],
    )
    expect(planned).toEqual([])
  })
})

describe('reading what one has written', () => {
  test('a command’s answer comes when the lists show it', async () => {
    const id = await story.draft(ana)
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const { headers } = await ana.browser.ask('PATCH', `/api/messages/${id}`, { title })
      expect(headers.get('X-Stale')).toBeNull()
      expect((await detailOf(id)).content.title).toBe(title)
    }
  })

  test('a query waits for the position it is given', async () => {
    const id = await story.draft(ana)
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const command = freshCommand(server.kernel, ownerOf(ana.id))
      const { position } = await server.kernel.handle(message, id, editMessage({ title }), command)
      const { json } = await ana.browser.ask('GET', `/api/messages/${id}?after=${position}`)
      expect(json).toMatchObject({ content: { title } })
    }
  })

  test('where the read tables do not follow, the answer comes all the same and says so', async () => {
    const id = await story.scheduled(ana, { people: [ben] })
    const alone = await startServer({ routers: [routes] })
    try {
      const browser = await alone.signedInAs(ana.id)
      const { status, headers } = await browser.ask('POST', `/api/messages/${id}/cancel`, {})
      expect(status).toBe(200)
      expect(headers.get('X-Stale')).toBe('true')
      expect(headers.get('X-Position')).toMatch(/^\d+$/)
    } finally {
      await alone.stop()
    }
  })
})
