import { recorded } from '../../backend/kernel/testing/recorded.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MockActivityEnvironment } from '@temporalio/testing'
import { lastSign } from '../../backend/kernel/identity/signs.ts'
import { plus, type Decision } from '../../backend/kernel/log/decider.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import { delivery, type Delivery } from '../../backend/modules/deliveries/delivery.ts'
import { askCode, reportDeath, withdrawReport } from '../../backend/modules/life/decide/report.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { life, type Life } from '../../backend/modules/life/life.ts'
import { sentenceNow } from '../../backend/modules/life/momentNow.ts'
import { releaseDelivery } from '../../backend/modules/messages/decide/deliver.ts'
import { triggerMessage } from '../../backend/modules/messages/decide/trigger.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { lifeFact } from '../../backend/modules/messages/queries/lifeFacts.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import type { Author } from '../../tests/household/household.ts'
import { planBy } from '../../tests/household/lifePlan.ts'
import { following } from '../deliveries/follow.ts'
import { notifying, type NotifyActivities } from '../kernel/notification.ts'
import { applyingLife } from '../messages/onLife.ts'
import { reportNotifications } from './reportNotifications.ts'

const { server, house, story } = aHouse()
let tells: NotifyActivities
let ana: Author
let nora: string
let emil: string
let ben: string
let cleo: string
let id: string
beforeAll(async () => {
  tells = notifying(server.kernel, reportNotifications(server.kernel))
})

const said =
  (events: readonly LifeEvent[]): Decision<Life, LifeEvent> =>
  () => [...events]
const report = async (contactId: string) => {
  const by = { kind: 'contact', id: contactId } as const
  await house.tell(life, ana.id, askCode({ contactId, nonce: contactId }), by)
  return house.tell(life, ana.id, reportDeath({ contactId, isRight: true }), by)
}
/** A letter to both of them is sent, since both contacts have told us and nobody answered. */
beforeEach(async () => {
  ana = await house.author()
  nora = await house.contact(ana)
  emil = await house.contact(ana, { name: 'Emil' })
  await planBy(house, ana, 2)
  ben = await house.person(ana, { name: 'Ben' })
  cleo = await house.person(ana, { name: 'Cleo' })
  id = await story.dormant(ana, { people: [ben, cleo] })
  await report(nora)
  await report(emil)
  const { kernel } = server
  const [now, lastSignAt] = [kernel.clock.now(), await lastSign(kernel, ana.id)]
  const verdict = { contactIds: [nora, emil], lastSignAt, confirmedAt: now }
  const silence = { round: 1, asksAccepted: 3, lastSignAt, presumedAt: now }
  await house.tell(
    life,
    ana.id,
    said([
      { type: 'LifePresumed', data: silence },
      { type: 'LifeConfirmed', data: verdict },
    ]),
  )
  const dueAt = plus(now, 3 * kernel.clock.dayMs)
  const date = { dueAt, local: dueAt.slice(0, 23), tzdb: '2026a' }
  const gone = await lifeFact(kernel, ana.id)
  await house.tell(message, id, triggerMessage({ life: gone, date }))
  for (const slot of [1, 2]) await story.notice(id, slot)
  await story.claim(id, gone)
  const { claim } = (await kernel.load(message, id)).state
  await house.tell(message, id, releaseDelivery({ occurrence: 1, life: gone }), undefined, claim?.holdUntil)
})

const unlocked =
  (recipientId: string): Decision<Delivery, DeliveriesEvent> =>
  () => [{ type: 'UnlockSucceeded', data: { messageId: id, recipientId, method: 'otp' } }]
const open = async (recipientId: string) => {
  const { deliveryId } = await story.mailed(ana, id, recipientId)
  await house.tell(delivery, deliveryId, unlocked(recipientId), { kind: 'recipient', id: recipientId })
  return deliveryId
}
const news = (name: string, mark: string) => ({
  stream: `life-${ana.id}`,
  telling: `life-${name}`,
  mark,
  position: '0',
})
/** Nora takes back what she told us; whoever is told of it is told after what follows. */
const withdraw = async () => {
  await house.tell(life, ana.id, withdrawReport({ contactId: nora }), { kind: 'contact', id: nora })
  return `${server.kernel.clock.now()}_${nora}`
}
const apply = async () => {
  const position = (await server.kernel.store.head()) ?? '0'
  await applyingLife(server.kernel).applyVerdict({ accountId: ana.id, position, isUnsaid: true })
  await server.kernel.checkpointSignals.passed('messages', (await server.kernel.store.head()) ?? '0')
}
const told = async (name: string, mark: string) => {
  for (const who of (await tells.whomToTell(news(name, mark))) ?? []) await tells.tellOne(news(name, mark), who, 0)
}
const sentences = async () => {
  const { state } = await server.kernel.load(life, ana.id)
  return Promise.all((['author', 'contact'] as const).map((is) => sentenceNow(server.kernel, ana.id, state, is)))
}
const words = (text = '') => text.replaceAll(/\s+/g, ' ')

describe('a report that is taken back after a letter was sent', () => {
  test('takes it back from whoever has not opened it, and all are told the same', async () => {
    const [deliveryOfCleo, deliveryOfBen] = [(await story.mailed(ana, id, cleo)).deliveryId, await open(ben)]
    const mark = await withdraw()
    await expect(told('report-withdrawn', mark)).rejects.toThrow('still being taken back')
    await apply()
    const { state } = await server.kernel.load(message, id)
    expect(state).toMatchObject({ status: 'dormant', recipientIds: [cleo] })
    const deliveries = [ben, cleo].map((recipientId, index) => ({
      recipientId,
      deliveryId: [deliveryOfBen, deliveryOfCleo][index] ?? '',
    }))
    await new MockActivityEnvironment().run(following(server.kernel).followRecall, { messageId: id, deliveries })
    expect((await server.kernel.load(delivery, deliveryOfCleo)).state.status).toBe('revoked')
    expect((await server.kernel.load(delivery, deliveryOfBen)).state).toMatchObject({
      status: 'sent',
      isUnlocked: true,
    })
    for (const notifying of ['report-withdrawn', 'report-withdrawn-other']) await told(notifying, mark)
    const [toAuthor = '', toContact = ''] = await sentences()
    expect(toAuthor).toContain('was taken back where nobody had opened it. What had been opened stays.')
    expect(toContact).toContain('was taken back where nobody had opened it')
    expect(words((await mailsTo(ana.email)).at(-1)?.text)).toContain(toAuthor)
    expect(words((await mailsTo(`nora.${emil}@hale.example`)).at(-1)?.text)).toContain(toContact)
  })

  test('leaves what both have opened, and says so', async () => {
    await open(ben)
    await open(cleo)
    const mark = await withdraw()
    await apply()
    expect((await server.kernel.load(message, id)).state.status).toBe('delivering')
    await told('report-withdrawn', mark)
    const [toAuthor = ''] = await sentences()
    expect(toAuthor).toContain('had been opened, so it stays with anyone who opened it')
    expect(words((await mailsTo(ana.email)).at(-1)?.text)).toContain(toAuthor)
  })

  test('takes nothing back while another word says that its author has died', async () => {
    await story.mailed(ana, id, cleo)
    await apply()
    expect((await server.kernel.load(message, id)).state.status).toBe('delivering')
  })

  test('is no reason to keep quiet when it is sent again: contacts are told of each time', () => {
    const [, ofMessages] = reportNotifications(server.kernel)
    const marks = ['2030-05-01T09:00:00.000Z', '2030-05-11T09:00:00.000Z'].flatMap((releasedAt) => {
      const data = { messageId: id, occurrence: 1, releasedAt, recipients: [], ofLife: ana.id }
      const told = ofMessages?.['went-out']?.toldOf(recorded({ type: 'DeliveryReleased', data }))
      return (told ?? []).map(({ mark }) => mark)
    })
    expect(new Set(marks).size).toBe(2)
  })
})
