import { MockActivityEnvironment } from '@temporalio/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import type { Decide } from '../../backend/modules/deliveries/decide/guards.ts'
import { linkBounces, returnTokenOf } from '../../backend/modules/deliveries/bounces.ts'
import { declineDelivery } from '../../backend/modules/deliveries/decide/open.ts'
import { acceptLink, beginLink, createDelivery } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { householdIn, startHouse, type Author, type Household } from '../../tests/household/household.ts'
import { verdictOf } from '../messages/testing/verdict.ts'
import type { View } from '../kernel/processLoop.ts'
import { activities } from './activities.ts'
import { inTens } from '../kernel/alone.ts'

let server: TestServer
let house: Household
let verdict: ReturnType<typeof verdictOf>
let ruth: Author
let amelia: string
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  verdict = verdictOf(server, house)
})
afterAll(() => server.stop())
beforeEach(async () => {
  ruth = await house.author({ username: 'ruth' })
  amelia = await house.person(ruth, { name: 'Amelia' })
})

type Link = { readonly id: string; readonly messageId: string; readonly recipientId: string }
/** A delivery was made so many days ago. */
const made = async (daysAgo: number, { recipientId = amelia, isOfLife = true } = {}): Promise<Link> => {
  const { kernel } = server
  const id = newId()
  const messageId = await verdict.letterTo(ruth, recipientId, 'A letter')
  const { address } = (await kernel.load(recipient, recipientId)).state
  const facts = {
    messageId,
    recipientId,
    authorId: ruth.id,
    occurrence: 1,
    address,
    name: 'Amelia',
    linkNonce: newId(),
  }
  await tell(id, createDelivery({ ...facts, hasDeclined: false, isOfLife }), daysAgo)
  return { id, messageId, recipientId }
}
const tell = async (id: string, decision: Decide, daysAgo: number) => {
  const { kernel } = server
  const at = plus(kernel.clock.now(), -daysAgo * kernel.clock.dayMs)
  await kernel.handle(delivery, id, decision, { ...freshCommand(kernel), at })
}
/** And its link was mailed then. */
const mailed = async (daysAgo: number, more = {}): Promise<Link> => {
  const link = await made(daysAgo, more)
  const { kernel } = server
  const { id, messageId, recipientId } = link
  const one = { messageId, recipientId, attempt: 1, mailId: newId() }
  const acceptedAt = plus(kernel.clock.now(), -daysAgo * kernel.clock.dayMs)
  await tell(id, beginLink(one), daysAgo)
  await tell(id, acceptLink({ ...one, smtpCode: 250, acceptedAt }), daysAgo)
  return link
}
const several = async (count: number, make: () => Promise<Link>) => {
  const links: Link[] = []
  for (let n = 0; n < count; n += 1) links.push(await make())
  await verdict.read('messages', 'deliveries')
  return links
}
/** What the workflow of a delivery does at the time of a step. */
const step = async (name: 'remind' | 'dispatch', { id, ...about }: Link): Promise<View> => {
  const act = activities(server.kernel)[name]
  const of = { stream: `delivery-${id}`, ...about, occurrence: 1 }
  return (await new MockActivityEnvironment().run(act, of, server.kernel.clock.now())) as View
}
const all = async (name: 'remind' | 'dispatch', links: readonly Link[]) => {
  // Some at once: two hundred reads at a time are more than a busy machine answers soon.
  await inTens(links, (link) => step(name, link))
  for (const link of links) await step(name, link)
}
const subjectsTo = async (recipientId: string) => {
  const { address } = (await server.kernel.load(recipient, recipientId)).state
  return (await mailsTo(address)).map(({ subject }) => subject)
}

describe('reminders of what one death set free', () => {
  test('are one mail, also of what is to be reminded of within days, and each delivery knows it', async () => {
    const links = await several(5, () => mailed(8))
    const near = await several(2, () => mailed(5))
    const late = await several(1, () => mailed(1))
    await all('remind', links)
    expect(await subjectsTo(amelia)).toEqual(['7 messages from Ruth are still here'])
    const reminders = async (each: Link) => (await server.kernel.load(delivery, each.id)).state.reminders
    expect(await Promise.all([...links, ...near, ...late].map(reminders))).toEqual([1, 1, 1, 1, 1, 1, 1, 0])
  })

  test('wait where a mail has left today, or is to leave', async () => {
    const links = await several(2, () => mailed(8))
    await several(1, () => made(0))
    await all('remind', links)
    expect(await subjectsTo(amelia)).toEqual([])
    const view = await step('remind', links[0] as Link)
    expect(Date.parse(view.next?.at ?? '')).toBeGreaterThan(Date.now() + 3_000_000)
  })

  test('of what its author had given a date go by themselves', async () => {
    const links = await several(2, () => mailed(8, { isOfLife: false }))
    for (const link of links) await step('remind', link)
    expect(await subjectsTo(amelia)).toHaveLength(2)
  })
})

/** The page that a mail leads to. */
const pageIn = async (text = '') => {
  const path = /\/d\/[a-z2-7]+\/letters/.exec(text)?.[0] ?? ''
  const { status, json } = await server.browser().ask('GET', path, undefined, { Accept: 'text/html' })
  expect(status).toBe(200)
  return String(json).replaceAll(/\s+/g, ' ')
}

describe('the links of what one death set free', () => {
  const linkOf = async ({ id }: Link) => (await server.kernel.load(delivery, id)).state.link

  test('two hundred letters to four people are one mail each, which is the proof of every link', async () => {
    const people = [amelia]
    for (const name of ['Ben', 'Cleo', 'Dan']) people.push(await house.person(ruth, { name }))
    let n = 0
    const links = await several(200, () => made(0.03, { recipientId: people[n++ % 4] ?? '' }))
    await all('dispatch', links)
    for (const each of people) expect(await subjectsTo(each)).toEqual(['Ruth left 50 messages for you'])
    const states = await inTens(links, linkOf)
    expect(new Set(states.map((link) => link?.state))).toEqual(new Set(['accepted']))
    expect(new Set(states.map((link) => link?.mailId)).size).toBe(4)
    const { address } = (await server.kernel.load(recipient, amelia)).state
    await verdict.read('deliveries')
    const page = await pageIn((await mailsTo(address))[0]?.text)
    const doors = page.match(/href="\/d\/[a-z2-7]+"/g) ?? []
    expect([page.includes('Ruth left 50 messages for you'), new Set(doors).size]).toEqual([true, 50])
    expect(page).not.toContain('A letter')
    const behind = await server.browser().ask('GET', doors[7]?.slice(6, -1) ?? '', undefined, { Accept: 'text/html' })
    expect(String(behind.json)).toContain('Ruth left something for you')
  })

  test('the page lists no letter that was refused, and nobody else opens it', async () => {
    const links = await several(3, () => made(0.03))
    await all('dispatch', links)
    const { address } = (await server.kernel.load(recipient, amelia)).state
    const [mail] = await mailsTo(address)
    const { kernel } = server
    await house.tell(delivery, links[1]?.id ?? '', declineDelivery({ scope: 'message' }), {
      kind: 'recipient',
      id: amelia,
    })
    expect((await pageIn(mail?.text)).match(/href="\/d\/[a-z2-7]+"/g)).toHaveLength(2)
    const id = links[0]?.id ?? ''
    const { linkNonce } = (await kernel.load(delivery, id)).state
    const other = kernel.capabilities.issue('deliver', id, linkNonce)
    const refused = await server.browser().ask('GET', `/d/${other}/letters`, undefined, { Accept: 'text/html' })
    expect(refused.status).toBe(404)
  })

  test('a letter that comes when the mail has left does not wait for another day, and one with a date of its own for nobody', async () => {
    const links = await several(2, () => made(0.03))
    const own = await several(1, () => made(0.03, { isOfLife: false }))
    await all('dispatch', links)
    await all('dispatch', own)
    await all('dispatch', await several(1, () => made(0.03)))
    expect(await subjectsTo(amelia)).toEqual([
      'Ruth left 2 messages for you',
      'Ruth left something for you',
      'Ruth left something for you',
    ])
  })

  test('a link whose message was taken back is in no mail', async () => {
    const links = await several(3, () => made(0.03))
    const [gone] = links
    const erased: MessagesEvent = { type: 'MessageErased', data: { erasedAt: server.kernel.clock.now() } }
    await server.kernel.handle(message, gone?.messageId ?? '', () => [erased], freshCommand(server.kernel))
    await all('dispatch', links)
    expect(await subjectsTo(amelia)).toEqual(['Ruth left 2 messages for you'])
  })

  test('a mail whose answer was lost is the same mail, and one that comes back comes back for each link', async () => {
    const links = await several(3, () => made(0.03))
    const mailId = newId()
    for (const { id, messageId, recipientId } of links.slice(0, 2))
      await tell(id, beginLink({ messageId, recipientId, attempt: 1, mailId }), 0)
    await verdict.read('deliveries')
    await all('dispatch', links)
    const [first, second, third] = await Promise.all(links.map(linkOf))
    expect([first?.mailId, second?.mailId]).toEqual([mailId, mailId])
    expect(third?.mailId).not.toBe(mailId)
    expect((await subjectsTo(amelia)).toSorted()).toEqual([
      'Ruth left 2 messages for you',
      'Ruth left something for you',
    ])
    await verdict.read('deliveries')
    const { state } = await server.kernel.load(delivery, links[0]?.id ?? '')
    const token = returnTokenOf(server.kernel, links[0]?.id ?? '', state, 1)
    expect(await linkBounces(server.kernel)({ token, status: '5.1.1' })).toBe(true)
    expect((await Promise.all(links.map(linkOf))).map((link) => link?.state)).toEqual([
      'rejected',
      'rejected',
      'accepted',
    ])
  })
})
