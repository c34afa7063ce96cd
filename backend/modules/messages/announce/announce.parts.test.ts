import { beforeAll, beforeEach, expect, test } from 'vitest'
import { press } from '../../../../tests/attacks/walk/ways.ts'
import { aHouse } from '../../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../../tests/household/household.ts'
import { OCCASION, occasionsIn } from '../../../../tests/household/occasions.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { acceptRole, declineRole } from '../../life/decide/answer.ts'
import { removeContact } from '../../life/decide/invite.ts'
import { life } from '../../life/life.ts'
import type { MessageDetail } from '../contract.ts'
import { occasionDay } from '../inWords.ts'
import { cancelMessage } from '../decide/cancel.ts'
import { message } from '../message.ts'
import { answerPageOf } from '../testing/answerPage.ts'

const DAY_MS = 86_400_000
const { server, house, story } = aHouse()
let occasions: ReturnType<typeof occasionsIn>
let ana: Author
let nora: string
let id: string
beforeAll(async () => {
  occasions = occasionsIn(server, house, story)
})
beforeEach(async () => {
  ana = await house.author()
  nora = await house.contact(ana)
  id = await occasions.waiting(ana, [nora])
})

const today = () => server.kernel.clock.now().slice(0, 10)
const look = async (page: string) => {
  const { status, json } = await server.browser().ask('GET', page, undefined, { Accept: 'text/html' })
  return { status, text: String(json).replaceAll(/\s+/g, ' ') }
}
const say = async (contactId: string, act: 'announce' | 'unannounce', fields = {}) => {
  const page = occasions.pageOf(id, contactId)
  const { status, json } = await press(server.browser(), `${page}/announce`, `${page}/${act}`, fields)({})
  return { status, text: String(json).replaceAll(/\s+/g, ' ') }
}
const stateOf = async () => (await server.kernel.load(message, id)).state

test('the page shows its author’s words for it and nothing of what is left, and looking at it changes nothing', async () => {
  const before = await server.kernel.store.read(`message-${id}`)
  const { status, text } = await look(`${occasions.pageOf(id, nora)}/announce`)
  expect(status).toBe(200)
  expect(text).toContain(`“${OCCASION}”`)
  expect(text).toContain('Dear Nora')
  for (const word of ['The swing', 'Dear Ben']) expect(text).not.toContain(word)
  expect(await server.kernel.store.read(`message-${id}`)).toHaveLength(before.length)
})

test('announced, it has a date and two checks; taken back, it waits as before', async () => {
  const date = plus(server.kernel.clock.now(), 30 * DAY_MS).slice(0, 10)
  expect(await say(nora, 'announce', { date })).toMatchObject({
    status: 200,
    text: expect.stringContaining('Thank you for telling us') as string,
  })
  expect(await stateOf()).toMatchObject({ status: 'scheduled', dueAt: `${date}T09:00:00.000Z`, announced: { date } })
  const detail = () => ana.browser.ask('GET', `/api/messages/${id}`)
  expect((await detail()).json).toMatchObject({ message: { state: 'scheduled', triggeredBy: 'milestone' } })
  const other = plus(server.kernel.clock.now(), 40 * DAY_MS).slice(0, 10)
  await say(nora, 'announce', { date: other })
  expect(await stateOf()).toMatchObject({
    dueAt: `${other}T09:00:00.000Z`,
    announced: { contactId: nora, date: other, insteadOf: date },
  })
  expect((await say(nora, 'unannounce')).text).toContain(OCCASION)
  expect(await stateOf()).toMatchObject({ status: 'dormant', dueAt: '' })
  expect((await detail()).json).toMatchObject({ message: { state: 'dormant', dueAt: null, occasion: OCCASION } })
})

test('another who was named reads who said which day, corrects it, and is asked again once it is taken back', async () => {
  const emil = await house.contact(ana, { name: 'Emil' })
  id = await occasions.waiting(ana, [nora, emil])
  const page = async (contactId: string) => (await look(`${occasions.pageOf(id, contactId)}/announce`)).text
  const [date = '', next = ''] = [30, 31].map((days) => plus(server.kernel.clock.now(), days * DAY_MS).slice(0, 10))
  const [day, nextDay] = [occasionDay(date), occasionDay(next)]
  await say(nora, 'announce', { date })
  expect(await page(emil)).toContain(`Nora told us it is on ${day}`)
  expect(await page(emil)).toContain('Is that wrong? Tell us')
  expect(await page(emil)).not.toContain('nothing more to do')
  expect((await say(emil, 'announce', { date: next })).text).toContain(`You told us: “${OCCASION}”, on ${nextDay}`)
  expect(await stateOf()).toMatchObject({ round: 2, dueAt: `${next}T09:00:00.000Z`, announced: { contactId: emil } })
  expect(await page(nora)).toContain(`Emil told us it is on ${nextDay}`)
  await say(nora, 'unannounce')
  expect(await stateOf()).toMatchObject({ status: 'dormant', dueAt: '' })
  expect(await page(emil)).toContain(`We were told it is on ${nextDay}, and Nora took it back.`)
  expect(await page(emil)).toContain('Has it happened, or is the day known?')
})

test('“not yet”, says its author by email, and it waits for the same words, sealed as they were', async () => {
  await occasions.announce(id, nora)
  await story.notice(id, 1)
  const { answering, stateOf: standing } = answerPageOf(server)
  expect(await answering(id, 'here')).toMatchObject({ status: 200 })
  expect(await standing(id)).toMatchObject({ status: 'dormant', armed: { mode: 'milestone', occasion: OCCASION } })
  const { text } = await look(`${occasions.pageOf(id, nora)}/announce`)
  expect(text).toContain(`“${OCCASION}”`)
  expect(text).toContain('Ana answered us that it is too early. When it happens, please tell us again.')
  const detail = async () => (await ana.browser.ask('GET', `/api/messages/${id}`)).json
  // The read table follows.
  await expect.poll(detail).toMatchObject({ message: { state: 'dormant', occasion: OCCASION } })
})

test('a day that is none, or is too far, is asked for once more', async () => {
  for (const date of ['', 'soon', '2031-02-30', plus(server.kernel.clock.now(), 400 * DAY_MS).slice(0, 10)])
    expect(await say(nora, 'announce', { date })).toMatchObject({
      status: 400,
      text: expect.stringContaining('Choose a day within a year from today.') as string,
    })
  expect(await stateOf()).toMatchObject({ status: 'dormant' })
})

test('the day that was given stands in the page that asks once more', async () => {
  const date = plus(server.kernel.clock.now(), 400 * DAY_MS).slice(0, 10)
  expect((await say(nora, 'announce', { date })).text).toContain(`value="${date}"`)
})

test('whoever was not named, or is on the list no more, can say nothing', async () => {
  const eve = await house.contact(ana, { name: 'Eve' })
  expect(await look(`${occasions.pageOf(id, eve)}/announce`)).toMatchObject({ status: 403 })
  expect(await say(eve, 'announce', { date: today() })).toMatchObject({ status: 403 })
  await house.tell(life, ana.id, removeContact({ contactId: nora }), ownerOf(ana.id))
  expect(await say(nora, 'announce', { date: today() })).toMatchObject({ status: 403 })
  expect(await stateOf()).toMatchObject({ status: 'dormant' })
})

test('whoever goes is named on it no more; with the last of them its author sees that nobody is left', async () => {
  const emil = await house.contact(ana, { name: 'Emil' })
  id = await occasions.waiting(ana, [nora, emil])
  const named = async () => {
    const { json } = await ana.browser.ask('GET', `/api/messages/${id}`)
    return (json as MessageDetail).message.announcerIds
  }
  expect(await named()).toEqual([nora, emil])
  await house.tell(life, ana.id, removeContact({ contactId: nora }), ownerOf(ana.id))
  expect(await named()).toEqual([emil])
  await house.tell(life, ana.id, declineRole({ contactId: emil }), { kind: 'contact', id: emil })
  expect(await named()).toEqual([])
  expect((await look(`/trusted/${server.kernel.capabilities.issue('trusted', ana.id, emil)}`)).text).not.toContain(
    OCCASION,
  )
  expect(await look(`${occasions.pageOf(id, emil)}/announce`)).toMatchObject({ status: 403 })
  await house.tell(life, ana.id, acceptRole({ contactId: emil }), { kind: 'contact', id: emil })
  expect(await named()).toEqual([emil])
})

test('another message’s link leads nowhere', async () => {
  const [, token = ''] = /^\/trusted\/(.+)$/.exec(occasions.pageOf(id, await house.contact(await house.author()))) ?? []
  expect(await look(`/trusted/${token}/announce`)).toMatchObject({ status: 404 })
})

test('what its author ended is over', async () => {
  await house.tell(message, id, cancelMessage({ via: 'app' }), ownerOf(ana.id))
  expect(await say(nora, 'announce', { date: today() })).toMatchObject({ status: 403 })
  expect(await look(`${occasions.pageOf(id, nora)}/announce`)).toMatchObject({ status: 403 })
})

test('the contact’s own page leads to it', async () => {
  const page = `/trusted/${server.kernel.capabilities.issue('trusted', ana.id, nora)}`
  const { text } = await look(page)
  expect(text).toContain(`“${OCCASION}”`)
  expect(text).toContain(`${occasions.pageOf(id, nora)}/announce`)
})

test('the author takes what was said with them, in their own words', async () => {
  await say(nora, 'announce', { date: today() })
  const rows = await server.rowsOf('messages.messages')
  expect(JSON.stringify(rows)).not.toContain(OCCASION)
  const labels = (await ana.browser.ask('GET', `/api/messages/${id}/timeline`)).json as { past: { label: string }[] }
  expect(labels.past.map(({ label }) => label)).toEqual(expect.arrayContaining(['kept', 'triggered', 'scheduled']))
})
