import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { cancelMessage } from '../../backend/modules/messages/decide/cancel.ts'
import { createDraft } from '../../backend/modules/messages/decide/draft.ts'
import { editMessage } from '../../backend/modules/messages/decide/edit.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { mediaFacts } from '../../backend/modules/messages/queries/facts.ts'
import { activities } from '../../workflows/messages/activities.ts'
import { reactor } from '../../workflows/messages/reactor.ts'
import { householdIn, ownerOf, type Author, type Household } from '../household/household.ts'
import { storyOf } from '../household/story.ts'
import { startWorkers } from '../household/workers.ts'
import { copyOf, wordsOf } from './copy.ts'
import { logIn, rowsIn, word } from './traces.ts'

let server: TestServer
let house: Household
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ server, stop } = await startWorkers({
    reactors: (temporal) => (kernel) => ({ messages: reactor(kernel, temporal) }),
    activities: (kernel) => ({ timeline: activities(kernel) }),
  }))
  house = householdIn(server)
})
afterAll(() => stop())

const planted = { title: word(), body: word(), voice: word() }

/** A message with a recording, begun and cancelled this long ago. */
const cancelledFor = async (author: Author, messageId: string, ms: number): Promise<string> => {
  const { kernel } = server
  const at = plus(kernel.clock.now(), -ms)
  const by = ownerOf(author.id)
  await house.tell(message, messageId, createDraft({ messageId, kind: 'mixed', draftsN: 0 }), by, at)
  const voice = await house.recording(author, messageId, 'ready', Buffer.from(planted.voice))
  const media = await mediaFacts(kernel, author.id, messageId)
  const { title, body } = planted
  await house.tell(message, messageId, editMessage({ title, body, media }), by, at)
  await house.tell(message, messageId, cancelMessage({ via: 'app' }), by, at)
  return voice
}

test('what was cancelled thirty days ago is erased by itself, and nothing else of its author’s', async () => {
  const { kernel } = server
  const { clock } = kernel
  const ana = await house.author()
  const { ask } = ana.browser
  const draft = await storyOf(server, house).draft(ana, { body: 'Dear Ben' })
  const recent = newId()
  await cancelledFor(ana, recent, 29 * clock.dayMs)
  const id = newId()
  // A few seconds are left of its thirty days.
  const voice = await cancelledFor(ana, id, 30 * clock.dayMs - 5_000)
  const copy = await copyOf(kernel, voice, `message-${id}`)
  const lent = await wordsOf(kernel, copy)
  for (const each of Object.values(planted)) expect(lent).toContain(each)

  await vi.waitFor(async () => expect((await kernel.load(message, id)).state.status).toBe('erased'), 25_000)
  await vi.waitFor(async () => {
    expect(await kernel.blobs.list(`media/${voice}/`)).toEqual([])
    const { json } = await ask('GET', `/api/messages/${id}`)
    expect(json).toMatchObject({
      message: { state: 'erased', title: '', mediaN: 0, allowed: [] },
      content: { title: '', body: '' },
      media: [],
    })
  }, 10_000)
  expect(await ask('POST', `/api/messages/${id}/restore`, {})).toMatchObject({
    status: 409,
    json: { code: 'restore-too-late' },
  })
  expect(await ask('POST', `/api/messages/${id}/copy`, { messageId: newId() })).toMatchObject({
    status: 409,
    json: { code: 'message-closed' },
  })
  const list = (await ask('GET', '/api/messages')).json as { items: { id: string }[]; counts: object }
  expect(list.items.map((item) => item.id).toSorted()).toEqual([draft, recent].toSorted())
  expect(list.counts).toEqual({ draft: 1, cancelled: 1 })
  const timeline = (await ask('GET', `/api/messages/${id}/timeline`)).json as { past: { label: string }[] }
  expect(timeline.past.at(-1)?.label).toBe('erased')

  // The other one that was cancelled holds the same words: it is restored, and its own are looked at no more.
  expect(await ask('POST', `/api/messages/${recent}/restore`, {})).toMatchObject({ status: 200 })
  expect((await kernel.load(message, recent)).state).toMatchObject({ status: 'draft', body: planted.body })
  expect((await kernel.load(message, draft)).state).toMatchObject({ status: 'draft', body: 'Dear Ben' })

  const rest = `${await rowsIn(kernel)}\n${await logIn(kernel)}`
  for (const each of Object.values(planted)) expect(rest.includes(each)).toBe(false)
  const erased = { ...copy, events: copy.events.filter(({ stream }) => stream === `message-${id}`) }
  const restored = await wordsOf(kernel, erased)
  for (const each of Object.values(planted)) expect(restored.includes(each)).toBe(false)
})
