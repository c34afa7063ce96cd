import { MockActivityEnvironment } from '@temporalio/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { noticeBounces, returnTokenOf } from '../../backend/modules/messages/bounces.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import type { Author } from '../../tests/household/household.ts'
import { notifying } from '../kernel/notification.ts'
import { activities } from './activities.ts'
import { begunNotifications, begunTogether } from './begunNotifications.ts'
import { verdictOf } from './testing/verdict.ts'

const { server, house, story } = aHouse()
let verdict: ReturnType<typeof verdictOf>
let ruth: Author
let people: string[]
beforeAll(async () => {
  verdict = verdictOf(server, house)
})
beforeEach(async () => {
  ruth = await house.author({ username: 'ruth' })
  people = []
  for (const name of ['Amelia', 'Ben', 'Cleo', 'Dan']) people.push(await house.person(ruth, { name }))
})

const lettersFor = async (count: number, daysAgo = 0) => {
  const letters: string[] = []
  for (let n = 0; n < count; n += 1)
    letters.push(await verdict.letterTo(ruth, people[n % people.length] ?? '', `Letter ${n + 1}`, daysAgo))
  await verdict.read('messages')
  return letters
}
/** What the workflow of a letter does at the time of its check. */
const check = async (id: string) => {
  const { notice } = activities(server.kernel)
  await new MockActivityEnvironment().run(notice, `message-${id}`, server.kernel.clock.now())
}
/** All at once, as they come; whoever found another at it comes again. */
const checkAll = async (letters: readonly string[]) => {
  await Promise.all(letters.map(check))
  for (const id of letters) await check(id)
}
const noticesOf = async (letters: readonly string[], slot: number) =>
  Promise.all(letters.map(async (id) => (await server.kernel.load(message, id)).state.notices[slot]))
const checksTo = async () => (await mailsTo(ruth.email)).filter(({ subject }) => /will be sent/.test(subject))

test('two hundred letters of one death are asked about in one mail, which is the proof of each', async () => {
  const letters = await lettersFor(200)
  await verdict.presume(ruth, letters, 0)
  await checkAll(letters)
  const [mail, ...others] = await checksTo()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Are you there? 200 of your messages will be sent in 2 days')
  for (const n of [1, 57, 200]) expect(mail?.text).toContain(`“Letter ${n}” to`)
  const notices = await noticesOf(letters, 1)
  expect(new Set(notices.map((notice) => notice?.state))).toEqual(new Set(['accepted']))
  expect(new Set(notices.map((notice) => notice?.mailId)).size).toBe(1)
})

test('the second check is one mail as well, and says another day', async () => {
  const letters = await lettersFor(5, 1.01)
  await verdict.presume(ruth, letters, 1.01)
  for (const id of letters) await story.notice(id, 1)
  await checkAll(letters)
  expect((await checksTo()).map(({ subject }) => subject)).toEqual([
    'Are you there? 5 of your messages will be sent tomorrow',
  ])
  expect(new Set((await noticesOf(letters, 2)).map((notice) => notice?.mailId)).size).toBe(1)
})

test('one letter alone is asked about by itself', async () => {
  const letters = await lettersFor(1)
  await verdict.presume(ruth, letters, 0)
  await checkAll(letters)
  expect((await checksTo()).map(({ subject }) => subject)).toEqual([
    'Are you there? Otherwise “Letter 1” will be sent in 2 days',
  ])
})

test('what its author gave a date of their own is asked about by itself', async () => {
  const letters = await lettersFor(3)
  await verdict.presume(ruth, letters, 0)
  const own = await lettersFor(1)
  await check(letters[0] ?? '')
  expect((await server.kernel.load(message, own[0] ?? '')).state.notices).toEqual({})
  expect((await checksTo()).map(({ subject }) => subject)).toEqual([
    'Are you there? 3 of your messages will be sent in 2 days',
  ])
})

test('a mail that comes back comes back for all that it asked about', async () => {
  const letters = await lettersFor(3)
  await verdict.presume(ruth, letters, 0)
  await checkAll(letters)
  await verdict.read('messages')
  const asked = await Promise.all(letters.map(async (id) => (await server.kernel.load(message, id)).state))
  const takes = noticeBounces(server.kernel)
  const tokens = asked.map(({ messageId, round, notices }) =>
    returnTokenOf(server.kernel, messageId, { round, slot: 1, attempt: notices[1]?.attempt ?? 0 }),
  )
  expect(await takes({ token: tokens[0] ?? '', status: '5.1.1' })).toBe(true)
  for (const id of letters)
    expect((await server.kernel.store.read(`message-${id}`)).map(({ type }) => type)).toContain('NoticeBounced')
})

test('that they are on their way is said in one mail, while it can be stopped', async () => {
  const letters = await lettersFor(5, 1.01)
  const gone = await verdict.presume(ruth, letters, 1.01)
  for (const id of letters) {
    for (const slot of [1, 2]) await story.notice(id, slot)
    await story.claim(id, gone)
  }
  const { claim } = (await server.kernel.load(message, letters[0] ?? '')).state
  const tells = notifying(server.kernel, [begunNotifications(server.kernel)])
  const { mark } = begunTogether(claim ?? { holdUntil: '' }, server.kernel.clock.dayMs)
  const news = { stream: `life-${ruth.id}`, telling: 'message-begun', mark, position: '0' }
  for (const who of (await tells.whomToTell(news)) ?? []) await tells.tellOne(news, who, 0)
  const begun = (await mailsTo(ruth.email)).filter(({ subject }) => subject.startsWith('Delivery of'))
  expect(begun.map(({ subject }) => subject)).toEqual(['Delivery of 5 of your messages has begun'])
  await server.kernel.returnTriggered(ruth.id)
  await verdict.read('messages')
  expect(await tells.whomToTell(news)).toBeUndefined()
})
