import { beforeAll, beforeEach, expect, test } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import { declineRole } from '../../backend/modules/life/decide/answer.ts'
import { removeContact } from '../../backend/modules/life/decide/invite.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { occasionDay } from '../../backend/modules/messages/inWords.ts'
import { cancelMessage } from '../../backend/modules/messages/decide/cancel.ts'
import { respond } from '../../backend/modules/messages/decide/respond.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../tests/household/household.ts'
import { OCCASION, occasionsIn } from '../../tests/household/occasions.ts'
import { notifying, type NotifyActivities } from '../kernel/notification.ts'
import { applyingLife } from './onLife.ts'
import { occasionNotifications } from './occasionNotifications.ts'

const { server, house, story } = aHouse()
let occasions: ReturnType<typeof occasionsIn>
let tells: NotifyActivities
let ana: Author
let nora: string
let emil: string
let id: string
beforeAll(async () => {
  occasions = occasionsIn(server, house, story)
  tells = notifying(server.kernel, [occasionNotifications(server.kernel)])
})
beforeEach(async () => {
  ana = await house.author()
  nora = await house.contact(ana)
  emil = await house.contact(ana, { name: 'Emil' })
  id = await occasions.waiting(ana, [nora, emil])
})

const news = (what: string, round: number) => ({
  stream: `message-${id}`,
  telling: `message-occasion-${what}`,
  mark: String(round),
  position: '0',
})
/** Tells all of them, and answers who they were. */
const told = async (what: string, round: number) => {
  const whom = await tells.whomToTell(news(what, round))
  for (const who of whom ?? []) await tells.tellOne(news(what, round), who, 0)
  return whom
}
const addressOf = async (contactId: string) =>
  contactIn((await server.kernel.load(life, ana.id)).state, contactId)?.address ?? ''
const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)
const stateOf = async () => (await server.kernel.load(message, id)).state
/** A day that is known long before, and the one after it. */
const [date, nextDate] = [150, 151].map((days) => plus(new Date().toISOString(), days * 86_400_000).slice(0, 10)) as [
  string,
  string,
]
const [DAY, OTHER] = [occasionDay(date), occasionDay(nextDate)]

test('its author and the others hear who said which day, and again where another corrects it', async () => {
  await occasions.announce(id, nora, date)
  expect(await told('announced', 1)).toEqual(['author', emil])
  expect(await subjects(ana.email)).toEqual([`Nora told us: ${OCCASION} on ${DAY}`])
  expect(await subjects(await addressOf(emil))).toEqual([`Nora told us: ${OCCASION} on ${DAY}`])
  await occasions.announce(id, emil, nextDate)
  expect(await told('announced', 1)).toBeUndefined()
  expect(await told('announced', 2)).toEqual(['author', nora])
  expect((await subjects(ana.email)).at(-1)).toBe(`Emil told us: ${OCCASION} on ${OTHER}`)
  const [mail] = await mailsTo(await addressOf(nora))
  expect(mail?.text).toContain(`Emil told us it is on ${OTHER}, not on ${DAY}. Is that wrong? Tell us.`)
})

test('a day that its first check leaves for at once is told to its author by that check alone', async () => {
  await occasions.announce(id, nora)
  await told('announced', 1)
  expect(await mailsTo(ana.email)).toEqual([])
  expect(await subjects(await addressOf(emil))).toHaveLength(1)
})

test('what is taken back its author and the others hear, whoever had said it too', async () => {
  await occasions.announce(id, nora, date)
  await occasions.takeBack(id, emil)
  expect(await told('announced', 1)).toBeUndefined()
  expect(await told('withdrawn', 1)).toEqual(['author', nora])
  expect(await subjects(ana.email)).toEqual([`Emil took it back: ${OCCASION} on ${DAY}`])
  const [mail] = await mailsTo(await addressOf(nora))
  expect(mail?.subject).toBe(`Emil took it back: ${OCCASION} on ${DAY}`)
  expect(mail?.text).toContain('When it happens, or its day is known, please tell us')
})

test('“too early”, says its author: whoever had said it hears that, and the others', async () => {
  await occasions.announce(id, nora)
  await story.notice(id, 1)
  await house.tell(message, id, respond({ outcome: 'held', via: 'app' }), ownerOf(ana.id))
  expect(await told('withdrawn', 1)).toEqual([nora, emil])
  for (const each of [nora, emil]) {
    const [mail] = await mailsTo(await addressOf(each))
    expect(mail?.text).toContain('Ana told us that it is too early')
    expect(mail?.text).toContain('please tell us')
  }
})

test('what its author cancels they hear as well, and that there is nothing more to tell', async () => {
  await occasions.announce(id, nora, date)
  await house.tell(message, id, cancelMessage({ via: 'app' }), ownerOf(ana.id))
  expect(await told('withdrawn', 1)).toEqual([nora, emil])
  const [mail] = await mailsTo(await addressOf(nora))
  expect(mail?.text).toContain('There is nothing more that you must tell us')
  expect(mail?.text).not.toContain('/announce')
})

test.each([
  [
    'would rather not any more',
    () => house.tell(life, ana.id, declineRole({ contactId: nora }), { kind: 'contact', id: nora }),
  ],
  ['was removed', () => house.tell(life, ana.id, removeContact({ contactId: nora }), ownerOf(ana.id))],
])('what somebody announced who %s goes with them, and the others hear it', async (_, leave) => {
  await occasions.announce(id, nora, date)
  const apply = async () => {
    const { position } = (await server.kernel.store.read(`life-${ana.id}`)).at(-1) ?? { position: '0' }
    await applyingLife(server.kernel).applyVerdict({ accountId: ana.id, position })
  }
  await apply()
  expect(await stateOf()).toMatchObject({ status: 'scheduled' })
  await leave()
  await apply()
  expect(await stateOf()).toMatchObject({ status: 'dormant', dueAt: '', announced: undefined })
  expect(await told('withdrawn', 1)).toEqual(['author', emil])
  expect(await subjects(ana.email)).toEqual([`It does not count any more: ${OCCASION} on ${DAY}`])
  expect(await subjects(await addressOf(emil))).toEqual([`It does not count any more: ${OCCASION} on ${DAY}`])
})
