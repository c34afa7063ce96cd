import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Decision } from '../../backend/kernel/log/decider.ts'
import { askCode, reportDeath, withdrawReport } from '../../backend/modules/life/decide/report.ts'
import { removeContact } from '../../backend/modules/life/decide/invite.ts'
import { signOfLife } from '../../backend/modules/life/decide/sign.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { contactIn, life, type Life } from '../../backend/modules/life/life.ts'
import { sentenceNow } from '../../backend/modules/life/momentNow.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../tests/household/household.ts'
import { planBy } from '../../tests/household/lifePlan.ts'
import { notifying, type NotifyActivities } from '../kernel/notification.ts'
import { lifeNotifications } from './notifications.ts'

const { server, house } = aHouse()
let tells: NotifyActivities
let ana: Author
let nora: string
let emil: string
beforeAll(async () => {
  tells = notifying(server.kernel, lifeNotifications(server.kernel))
})
beforeEach(async () => {
  ana = await house.author()
  nora = await house.contact(ana)
  emil = await house.contact(ana, { name: 'Emil' })
  await house.contact(ana, { name: 'Eve', isAsked: true })
  await planBy(house, ana, 2)
})

const report = async (contactId: string) => {
  const by = { kind: 'contact', id: contactId } as const
  await house.tell(life, ana.id, askCode({ contactId, nonce: contactId }), by)
  return house.tell(life, ana.id, reportDeath({ contactId, isRight: true }), by)
}
const news = (name: string, mark: string) => ({
  stream: `life-${ana.id}`,
  telling: `life-${name}`,
  mark,
  position: '0',
})
/** Tells all of them, and answers who they were. */
const told = async (name: string, mark: string) => {
  const whom = await tells.whomToTell(news(name, mark))
  for (const who of whom ?? []) await tells.tellOne(news(name, mark), who, 0)
  return whom
}
const subjectsTo = async (contactId: string) => {
  const address = contactIn((await server.kernel.load(life, ana.id)).state, contactId)?.address ?? ''
  return (await mailsTo(address)).map(({ subject }) => subject)
}

test('of one report its author and the other contacts who agreed are told', async () => {
  const mark = (await report(nora)).reports[0]?.reportedAt ?? ''
  expect(await told('report-made', mark)).toEqual(['author'])
  const mails = await mailsTo(ana.email)
  expect(mails).toMatchObject([{ subject: 'Nora is worried about you' }])
  expect(JSON.stringify(mails)).toContain('/here/')
  expect(await told('report-made-other', mark)).toEqual([emil])
  expect(await subjectsTo(emil)).toEqual(['We were told that Ana has died'])
  expect(JSON.stringify(await mailsTo(`nora.${nora}@hale.example`))).not.toContain('was told')
})

test('a report that repeats one that was wrong says so to its author, who may take the right away, and to the others', async () => {
  await report(nora)
  await house.tell(life, ana.id, signOfLife({ source: 'app' }), ownerOf(ana.id))
  const mark = (await report(nora)).reports[0]?.reportedAt ?? ''
  await told('report-made', mark)
  const [mail] = await mailsTo(ana.email)
  expect(mail?.subject).toMatch(/^Nora is worried about you again, on /)
  expect(mail?.text).toContain('Nora told us for the second time that you died')
  expect(mail?.text).toContain(`/legacy/contacts?remove=${nora}`)
  await told('report-made-other', mark)
  expect(await subjectsTo(emil)).toEqual([expect.stringMatching(/^We were told again, on .*, that Ana has died$/)])
})

test('whoever is removed took nothing back: the others hear that it does not count', async () => {
  await report(nora)
  await house.tell(life, ana.id, removeContact({ contactId: nora }), ownerOf(ana.id))
  const mark = `${server.kernel.clock.now()}_${nora}`
  await told('report-withdrawn', mark)
  await told('report-withdrawn-other', mark)
  expect(await mailsTo(ana.email)).toEqual([])
  expect(await subjectsTo(emil)).toEqual(['What we were told of Ana does not count any more'])
})

test('a report that was taken back is told to nobody any more', async () => {
  const mark = (await report(nora)).reports[0]?.reportedAt ?? ''
  await house.tell(life, ana.id, withdrawReport({ contactId: nora }), { kind: 'contact', id: nora })
  expect([await told('report-made', mark), await told('report-made-other', mark)]).toEqual([undefined, undefined])
})

test('that a report was taken back, its author and the others are told, and the page says the same', async () => {
  await report(nora)
  await report(emil)
  await house.tell(life, ana.id, withdrawReport({ contactId: nora }), { kind: 'contact', id: nora })
  const mark = `${server.kernel.clock.now()}_${nora}`
  expect(await told('report-withdrawn', mark)).toEqual(['author'])
  expect(await told('report-withdrawn-other', mark)).toEqual([emil])
  const { state } = await server.kernel.load(life, ana.id)
  const lifeSentence = await sentenceNow(server.kernel, ana.id, state, 'contact')
  expect(lifeSentence).toContain('1 of 2 trusted contacts have told us that Ana has died')
  const [mail] = await mailsTo(`nora.${emil}@hale.example`).then((all) => all.slice(-1))
  expect([mail?.subject, mail?.text?.includes(lifeSentence)]).toEqual(['What we were told of Ana was taken back', true])
  expect((await mailsTo(ana.email)).map(({ subject }) => subject)).toEqual(['Nora took back what they told us of you'])
})

test('both who reported are told of the days to object, and that their author has answered', async () => {
  await report(nora)
  const { challenge } = await report(emil)
  expect(await told('challenged', challenge?.openedAt ?? '')).toEqual([nora, emil])
  const { seenAt } = await house.tell(life, ana.id, signOfLife({ source: 'app' }), ownerOf(ana.id))
  expect(await told('challenged', challenge?.openedAt ?? '')).toBeUndefined()
  expect(await told('restored', seenAt)).toEqual([nora, emil])
  for (const each of [nora, emil])
    expect(await subjectsTo(each)).toEqual(['We were told that Ana has died', 'We have heard from Ana'])
})

test('where the answer came by email they are told from when they may report again', async () => {
  await report(nora)
  const { seenAt } = await house.tell(life, ana.id, signOfLife({ source: 'mail' }), ownerOf(ana.id))
  await told('restored', seenAt)
  const mails = await mailsTo(`nora.${nora}@hale.example`)
  expect(mails).toMatchObject([{ subject: 'Ana, or someone with their email, answered us' }])
  expect(JSON.stringify(mails)).toContain('you can tell us again from')
})

test('of questions that no address takes the contacts who agreed are told, and nobody while one has taken any', async () => {
  const { round } = (await server.kernel.load(life, ana.id)).state.questions
  const first = { round, about: 'silence', ask: 1, attempt: 1, mailId: 'm1' } as const
  const said =
    (...events: readonly LifeEvent[]): Decision<Life, LifeEvent> =>
    () => [...events]
  const at = server.kernel.clock.now()
  await house.tell(life, ana.id, said({ type: 'CheckInAttempted', data: { ...first, lastSignAt: at } }))
  expect(await told('author-unreached', String(round))).toBeUndefined()
  const no = { ...first, smtpCode: 550, retryAt: at, nextAddrIdx: 0, refusedAt: at }
  await house.tell(life, ana.id, said({ type: 'CheckInRejected', data: no }))
  expect(await told('author-unreached', String(round))).toEqual([nora, emil])
  const mails = await mailsTo(`nora.${nora}@hale.example`)
  expect(mails).toMatchObject([{ subject: 'We cannot reach Ana' }])
  expect(await told('author-unreached', String(round - 1))).toBeUndefined()
  const second = { ...first, attempt: 2 }
  const taken = { ...second, smtpCode: 250, acceptedAt: at }
  const asked = { type: 'CheckInAttempted', data: { ...second, lastSignAt: at } } as const
  await house.tell(life, ana.id, said(asked, { type: 'CheckInAccepted', data: taken }))
  expect(await told('author-unreached', String(round))).toBeUndefined()
  const back = { ...second, dsnStatus: '5.1.1', nextAddrIdx: 0, retryAt: at, refusedAt: at }
  await house.tell(life, ana.id, said({ type: 'CheckInBounced', data: back }))
  expect(await tells.whomToTell(news('author-unreached', String(round)))).toEqual([nora, emil])
})
