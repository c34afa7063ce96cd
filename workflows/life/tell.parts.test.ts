import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { notMe } from '../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { declineRole } from '../../backend/modules/life/decide/answer.ts'
import { removeContact } from '../../backend/modules/life/decide/invite.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { bounceNotice } from '../../backend/modules/messages/decide/notice.ts'
import { pauseByContact } from '../../backend/modules/messages/decide/pause.ts'
import { respond } from '../../backend/modules/messages/decide/respond.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { doNext } from '../../tests/household/tending.ts'
import { ownerOf, type Author } from '../../tests/household/household.ts'
import { notifying, type NotifyActivities } from '../kernel/notification.ts'
import { lifeProcess } from './process.ts'
import type { Cause } from './mail.ts'
import { lifeNotifications } from './notifications.ts'

const { server, house, story } = aHouse()
let tells: NotifyActivities
let ana: Author
beforeAll(async () => {
  tells = notifying(server.kernel, lifeNotifications(server.kernel))
})
beforeEach(async () => {
  ana = await house.author()
})

const news = (id: string, cause: Cause, mark = 1) => {
  const category = cause.startsWith('author') ? 'message' : 'delivery'
  return { stream: `${category}-${id}`, telling: `${category}-${cause}`, mark: String(mark), position: '0' }
}
const told = async (id: string, cause: Cause, mark?: number) => (await tells.whomToTell(news(id, cause, mark))) ?? []
const tellOf = (id: string, cause: Cause, contactId: string) => tells.tellOne(news(id, cause), contactId, 0)
const addressOf = async (contactId: string) =>
  contactIn((await server.kernel.load(life, ana.id)).state, contactId)?.address ?? ''
const person = () => house.person(ana, { name: 'Benedict' })
const stalled = async () => story.stalled(ana, { title: 'The orchard', people: [await person()] })

/** A delivery whose mail no address takes, for a week. */
const lost = async (recipientId: string) => {
  const id = await story.delivering(ana, { title: 'The orchard', people: [recipientId] })
  return story.unreached(ana, id, recipientId)
}

describe('an author whom no address reaches', () => {
  test('is told of to contacts who have agreed, and to nobody else', async () => {
    const nora = await house.contact(ana)
    await house.contact(ana, { isAsked: true })
    const sam = await house.contact(ana)
    const eve = await house.contact(ana)
    await house.tell(life, ana.id, declineRole({ contactId: sam }), { kind: 'contact', id: sam })
    await house.tell(life, ana.id, removeContact({ contactId: eve }), ownerOf(ana.id))
    await house.contact(await house.author())
    expect(await told(await stalled(), 'author-unreached')).toEqual([nora])
  })

  test('is no news once they have answered', async () => {
    await house.contact(ana)
    const id = await stalled()
    await house.tell(message, id, respond({ outcome: 'held', via: 'app' }), ownerOf(ana.id))
    expect(await told(id, 'author-unreached')).toEqual([])
  })

  test('is all that the email says: no title, no recipient', async () => {
    const nora = await house.contact(ana)
    await tellOf(await stalled(), 'author-unreached', nora)
    const mails = await mailsTo(await addressOf(nora))
    expect(mails).toMatchObject([{ subject: 'We cannot reach Ana' }])
    for (const word of ['orchard', 'Benedict']) expect(JSON.stringify(mails)).not.toContain(word)
  })

  test('is told of to nobody who said no meanwhile', async () => {
    const nora = await house.contact(ana)
    const id = await stalled()
    await house.tell(life, ana.id, declineRole({ contactId: nora }), { kind: 'contact', id: nora })
    await tellOf(id, 'author-unreached', nora)
    expect(await mailsTo(await addressOf(nora))).toEqual([])
  })
})

test('a check that comes back is told of once what it asked about has been sent', async () => {
  const nora = await house.contact(ana)
  const people = [await person()]
  const comeBack = async (id: string) => {
    const { notices, round } = (await server.kernel.load(message, id)).state
    const { attempt = 0, mailId = '' } = notices[2] ?? {}
    const bounce = bounceNotice({ round, slot: 2, attempt, mailId, dsnStatus: '5.1.1' })
    await house.tell(message, id, bounce)
    const events = await server.kernel.store.read(`message-${id}`)
    const mark = events.findLastIndex(({ type }) => type === 'NoticeBounced')
    return told(id, 'author-bounced', mark)
  }
  expect(await comeBack(await story.checked(ana, { people }))).toEqual([])
  expect(await comeBack(await story.delivering(ana, { people }))).toEqual([nora])
})

describe('what has begun to be delivered', () => {
  /** In its hold: no address took the first check once, and then both were taken. */
  const begunUnreached = async () => {
    const id = await story.stalled(ana, { title: 'The orchard', people: [await person()] })
    await story.notice(id, 1)
    await story.notice(id, 2)
    return story.claim(id)
  }
  test('though its author was not reached once is told of, with the time of the first email and no title', async () => {
    const nora = await house.contact(ana)
    const id = await begunUnreached()
    expect(await told(id, 'author-begun')).toEqual([nora])
    await tellOf(id, 'author-begun', nora)
    const mails = await mailsTo(await addressOf(nora))
    expect(mails).toMatchObject([{ subject: 'We’re about to deliver a message from Ana' }])
    for (const word of ['orchard', 'Benedict']) expect(JSON.stringify(mails)).not.toContain(word)
    const token = server.kernel.capabilities.issue('trusted', ana.id, nora)
    const { json } = await server.browser().ask('GET', `/trusted/${token}`, undefined, { Accept: 'text/html' })
    expect(json).toContain('The first email with what Ana has left will be sent on')
  })
  test('after its author was reached is told of to nobody', async () => {
    const nora = await house.contact(ana)
    expect(await told(await story.claimed(ana, { people: [await person()] }), 'author-begun')).toEqual([])
    const token = server.kernel.capabilities.issue('trusted', ana.id, nora)
    const { json } = await server.browser().ask('GET', `/trusted/${token}`, undefined, { Accept: 'text/html' })
    expect(json).not.toContain('The first email with what')
  })
  test('and was taken back or sent is told of to nobody', async () => {
    await house.contact(ana)
    const id = await begunUnreached()
    await house.tell(message, id, pauseByContact({ until: plus(server.kernel.clock.now(), 40 * 86_400_000) }))
    expect(await told(id, 'author-begun')).toEqual([])
  })
})

describe('a check that an address took', () => {
  const silentFor = async (days: number) => {
    const at = plus(server.kernel.clock.now(), -days * 86_400_000)
    const { db } = server.kernel
    await db.query(sql.typeAlias('void')`update life.lives set channel_proven_at = ${at} where account_id = ${ana.id}`)
  }
  /** When an author's mailbox was proven is known a moment later. */
  const known = async (id: string) => {
    const { checkpointSignals, store } = server.kernel
    const { position } = (await store.read(`message-${id}`)).at(-1) ?? { position: '0' }
    expect(await checkpointSignals.passed('life', position, 10_000)).toBe(true)
  }

  test('where no email of ours was answered for 400 days is told of, also of an author who signs in', async () => {
    const nora = await house.contact(ana)
    const id = await story.noticed(ana, { people: [await person()] })
    await known(id)
    await silentFor(401)
    expect(await told(id, 'author-unproven')).toEqual([nora])
    await tellOf(id, 'author-unproven', nora)
    expect(await mailsTo(await addressOf(nora))).toMatchObject([{ subject: 'We are asking Ana something' }])
    const types = (await server.kernel.store.read(`message-${id}`)).map(({ type }) => type)
    expect(types.filter((type) => type.startsWith('Notice'))).toEqual(['NoticeAttempted', 'NoticeAccepted'])
  })
  test('where one was within 400 days is told of to nobody', async () => {
    await house.contact(ana)
    const id = await story.noticed(ana, { people: [await person()] })
    await known(id)
    await silentFor(399)
    expect(await told(id, 'author-unproven')).toEqual([])
  })
})

describe('a recipient', () => {
  test('whom no address reaches is told of by name once we have given up', async () => {
    const nora = await house.contact(ana)
    const ben = await person()
    const soon = await story.mailed(ana, await story.delivering(ana, { people: [ben] }), ben, false)
    expect(await told(soon.deliveryId, 'recipient-unreached')).toEqual([])
    const id = await lost(ben)
    expect(await told(id, 'recipient-unreached')).toEqual([nora])
    await tellOf(id, 'recipient-unreached', nora)
    const mails = await mailsTo(await addressOf(nora))
    expect(mails).toMatchObject([{ subject: 'We cannot reach Benedict' }])
    expect(JSON.stringify(mails)).not.toContain('orchard')
  })

  test('is not told of themselves', async () => {
    const address = `ben.${newId()}@hale.example`
    const ben = await house.person(ana, { name: 'Benedict', address })
    const { deliveryId } = await story.mailed(ana, await story.delivering(ana, { people: [ben] }), ben)
    await house.tell(delivery, deliveryId, notMe(), { kind: 'recipient', id: ben })
    const same = await house.contact(ana, { address: address.toUpperCase() })
    expect(await told(deliveryId, 'recipient-wrong')).toEqual([same])
    await tellOf(deliveryId, 'recipient-wrong', same)
    expect(await mailsTo(address)).toEqual([])
  })

  test('at whose address someone else reads is told of', async () => {
    const nora = await house.contact(ana)
    const ben = await person()
    const { deliveryId } = await story.mailed(ana, await story.delivering(ana, { people: [ben] }), ben)
    expect(await told(deliveryId, 'recipient-wrong')).toEqual([])
    await house.tell(delivery, deliveryId, notMe(), { kind: 'recipient', id: ben })
    expect(await told(deliveryId, 'recipient-wrong')).toEqual([nora])
  })
})

test('an invitation is mailed once, and its answer by the transport is kept', async () => {
  const nora = await house.contact(ana, { isAsked: true })
  for (const _ of ['once', 'and again']) await doNext(server.kernel, lifeProcess, `life-${ana.id}`, `contact-${nora}`)
  expect(await mailsTo(await addressOf(nora))).toMatchObject([
    { subject: 'Ana would like you to be a trusted contact' },
  ])
  expect(contactIn((await server.kernel.load(life, ana.id)).state, nora)?.invitation).toBe('mailed')
})
