import { beforeAll, expect, test } from 'vitest'
import { notMe, undoNotMe } from '../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { proposeTokenOf } from '../../backend/modules/deliveries/proposers.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import type { Author } from '../../tests/household/household.ts'
import { notifying, type NotifyActivities } from '../kernel/notification.ts'
import type { Cause } from './mail.ts'
import { lifeNotifications } from './notifications.ts'

const { server, house, story } = aHouse()
let tells: NotifyActivities
let ana: Author
beforeAll(async () => {
  tells = notifying(server.kernel, lifeNotifications(server.kernel))
})

const presumed: LifeEvent = {
  type: 'LifePresumed',
  data: { round: 1, asksAccepted: 3, lastSignAt: '2030-01-01T00:00:00.000Z', presumedAt: '2030-06-01T00:00:00.000Z' },
}
const news = (id: string, cause: Cause, mark = 1) => {
  return { stream: `delivery-${id}`, telling: `delivery-${cause}`, mark: String(mark), position: '0' }
}
const told = async (id: string, cause: Cause) => (await tells.whomToTell(news(id, cause))) ?? []
const tellOf = (id: string, cause: Cause, contactId: string) => tells.tellOne(news(id, cause), contactId, 0)
const addressOf = async (contactId: string) =>
  contactIn((await server.kernel.load(life, ana.id)).state, contactId)?.address ?? ''
const person = () => house.person(ana, { name: 'Benedict' })

test('somebody at whose address someone else reads may be given another one there, also after a death', async () => {
  ana = await house.author()
  const nora = await house.contact(ana)
  const ben = await person()
  const { deliveryId } = await story.mailed(ana, await story.delivering(ana, { people: [ben] }), ben)
  await house.tell(delivery, deliveryId, notMe(), { kind: 'recipient', id: ben })
  const state = (await server.kernel.load(delivery, deliveryId)).state
  const page = `/trusted/${proposeTokenOf(server.kernel, deliveryId, nora, state)}/propose-address`
  await tellOf(deliveryId, 'recipient-wrong', nora)
  const [alive] = await mailsTo(await addressOf(nora))
  expect(alive?.text).toContain(page)
  expect(alive?.text).toContain('Please tell Ana')
  await house.tell(life, ana.id, () => [presumed])
  await tells.tellOne(news(deliveryId, 'recipient-wrong', 2), nora, 0)
  const dead = (await mailsTo(await addressOf(nora)))[1]
  expect(dead?.text).toContain(page)
  expect(dead?.text).toContain('Do you know Benedict’s right address? You can give it to us here.')
  expect(dead?.text).not.toContain('Please tell')
})

test('somebody who takes it back is told of as well', async () => {
  ana = await house.author()
  const nora = await house.contact(ana)
  const ben = await person()
  const { deliveryId } = await story.mailed(ana, await story.delivering(ana, { people: [ben] }), ben)
  await house.tell(delivery, deliveryId, notMe(), { kind: 'recipient', id: ben })
  expect(await told(deliveryId, 'recipient-right')).toEqual([])
  await house.tell(delivery, deliveryId, undoNotMe(), { kind: 'recipient', id: ben })
  expect(await told(deliveryId, 'recipient-wrong')).toEqual([])
  expect(await told(deliveryId, 'recipient-right')).toEqual([nora])
  await tellOf(deliveryId, 'recipient-right', nora)
  expect(await mailsTo(await addressOf(nora))).toMatchObject([{ subject: 'Our email did reach Benedict' }])
})
