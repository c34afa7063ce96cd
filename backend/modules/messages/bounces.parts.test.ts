import { beforeAll, describe, expect, test } from 'vitest'
import { bounces, signatureOf } from '../../kernel/mail/bounces.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import { returnPathOf } from '../../kernel/mail/mailer.ts'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { startHouse, type Author } from '../../../tests/household/household.ts'
import { linkBounces, returnTokenOf as linkTokenOf } from '../deliveries/bounces.ts'
import { openDelivery } from '../deliveries/decide/open.ts'
import { reissueLink } from '../deliveries/decide/send.ts'
import { delivery } from '../deliveries/delivery.ts'
import type { LifeEvent } from '../life/events.ts'
import { life, type Life } from '../life/life.ts'
import { noticeBounces, returnTokenOf } from './bounces.ts'
import { message } from './message.ts'

const SECRET = 'known to the relay alone'
const { server, house, story } = aHouse(() =>
  startHouse({ BOUNCE_SECRET: SECRET }, {}, [(kernel) => bounces(kernel, [noticeBounces, linkBounces])]),
)
let ana: Author
let ben: string
beforeAll(async () => {
  ana = await house.author()
  ben = await house.prove(ana, await house.person(ana))
})

const addressed = (token: string) => returnPathOf('hello@everhearth.example', token)
const typesIn = async (stream: string) => (await server.kernel.store.read(stream)).map(({ type }) => type)
const typesOf = (id: string) => typesIn(`message-${id}`)
const stateOf = async (id: string) => (await server.kernel.load(message, id)).state
/** As a relay tells it: a machine without a session, that is no page of ours. */
const report = (body: string, type = 'application/json', signature = signatureOf(SECRET, body)) =>
  server.browser().ask('POST', '/hooks/bounces', Buffer.from(body), {
    Origin: '',
    'Content-Type': type,
    'X-Signature': signature,
  })
const bounce = (recipient: string) => JSON.stringify({ recipient, status: '5.1.1', action: 'failed' })
const known = { status: 200, json: { isKnown: true } }
const unknown = { status: 200, json: { isKnown: false } }

describe('a check that came back', () => {
  const pathOf = (id: string, slot: number, attempt = 1, round = 1) =>
    addressed(returnTokenOf(server.kernel, id, { round, slot, attempt }))

  test('counts for nothing, and is recorded once', async () => {
    const id = await story.checked(ana, { people: [ben] })
    for (const _ of ['once', 'twice']) expect(await report(bounce(pathOf(id, 2)))).toMatchObject(known)
    expect((await typesOf(id)).slice(-3)).toEqual(['NoticeAccepted', 'NoticeBounced', 'DueSlid'])
    expect(await stateOf(id)).toMatchObject({ status: 'stalled', notices: { 1: { state: 'accepted' } } })
  })

  test('is not waited for any longer once contacts have reported a death, and that is confirmed', async () => {
    const eve = await house.author()
    const people = [await house.prove(eve, await house.person(eve))]
    const id = await story.noticed(eve, { people, preconsentDays: 60 })
    const now = server.kernel.clock.now()
    const confirmed: Decision<Life, LifeEvent> = () => [
      { type: 'LifeConfirmed', data: { contactIds: [], lastSignAt: now, confirmedAt: now } },
    ]
    await house.tell(life, eve.id, confirmed)
    expect(await report(bounce(pathOf(id, 1)))).toMatchObject(known)
    expect(await typesOf(id)).toEqual(expect.arrayContaining(['NoticeBounced', 'NoticeWaived']))
    expect(await stateOf(id)).toMatchObject({ status: 'noticed', notices: { 1: { state: 'waived' } } })
  })

  test('is understood as mail systems write it', async () => {
    const id = await story.noticed(ana, { people: [ben] })
    const text = `To: ${pathOf(id, 1)}\n\nFinal-Recipient: rfc822; ana@hale.example\nAction: failed\nStatus: 5.2.2\n`
    expect(await report(text, 'message/delivery-status')).toMatchObject(known)
    expect(await stateOf(id)).toMatchObject({ status: 'stalled' })
  })

  test('takes the claim back during the hold', async () => {
    const id = await story.claimed(ana, { people: [ben] })
    expect(await report(bounce(pathOf(id, 2)))).toMatchObject(known)
    const types = await typesOf(id)
    expect(types).toContain('NoticeBounced')
    expect(types).toContain('DeliveryRecalled')
    expect(await stateOf(id)).toMatchObject({ status: 'stalled', claim: undefined })
  })

  test('changes nothing where the date was changed since', async () => {
    const id = await story.checked(ana, { people: [ben] })
    await story.reschedule(ana, id, plus(server.kernel.clock.now(), 20 * server.kernel.clock.dayMs))
    const before = await typesOf(id)
    expect(await report(bounce(pathOf(id, 2)))).toMatchObject(unknown)
    expect(await typesOf(id)).toEqual(before)
  })
})

describe('a link that came back', () => {
  const mailed = async () => {
    const messageId = await story.delivering(ana, { people: [ben] })
    const { deliveryId: id } = await story.mailed(ana, messageId, ben)
    const { state } = await server.kernel.load(delivery, id)
    const pathOf = (attempt = 1) => addressed(linkTokenOf(server.kernel, id, state, attempt))
    return { messageId, id, pathOf, stream: `delivery-${id}` }
  }
  const deliveryOf = async (id: string) => (await server.kernel.load(delivery, id)).state

  test('is a no of its mailbox, recorded once and shown to the author', async () => {
    const { messageId, id, pathOf, stream } = await mailed()
    for (const _ of ['once', 'twice']) expect(await report(bounce(pathOf()))).toMatchObject(known)
    expect((await typesIn(stream)).slice(-2)).toEqual(['LinkAccepted', 'LinkBounced'])
    expect(await deliveryOf(id)).toMatchObject({ status: 'bounced', link: { failures: 1 } })
    const [last] = (await server.kernel.store.read(stream)).slice(-1)
    await server.kernel.checkpointSignals.passed('messages', String(last?.position), 20_000)
    const { json } = await ana.browser.ask('GET', `/api/messages/${messageId}/timeline`)
    expect(JSON.stringify(json)).toContain('link-bounced')
  })

  test('had arrived where its page was opened', async () => {
    const { id, pathOf, stream } = await mailed()
    await house.tell(delivery, id, openDelivery(), { kind: 'recipient', id: ben })
    expect(await report(bounce(pathOf()))).toMatchObject(known)
    expect(await typesIn(stream)).not.toContain('LinkBounced')
  })

  test('changes nothing where a fresh one replaced it', async () => {
    const { id, pathOf, stream } = await mailed()
    await house.tell(delivery, id, reissueLink({ nonce: 'fresh', by: 'admin' }))
    const before = await typesIn(stream)
    expect(await report(bounce(pathOf()))).toMatchObject(unknown)
    expect(await typesIn(stream)).toEqual(before)
  })

  test('is not that of a try that never was', async () => {
    const { pathOf, stream } = await mailed()
    expect(await report(bounce(pathOf(2)))).toMatchObject(unknown)
    expect(await typesIn(stream)).not.toContain('LinkBounced')
  })
})

test('what names no email of ours changes nothing', async () => {
  const id = await story.checked(ana, { people: [ben] })
  const before = await typesOf(id)
  const { capabilities } = server.kernel
  const strangers = [
    addressed(returnTokenOf(server.kernel, id, { round: 1, slot: 2, attempt: 7 })),
    // A link of another purpose is no return path, whatever it opens.
    addressed(capabilities.issue('check', id, 1)),
    addressed(capabilities.issue('bounce-notice', '018f0000-0000-7000-8000-0000000000aa', 1, 2, 1)),
    'ana@hale.example',
  ]
  for (const recipient of strangers) expect(await report(bounce(recipient))).toMatchObject(unknown)
  const delayed = { recipient: addressed(returnTokenOf(server.kernel, id, { round: 1, slot: 2, attempt: 1 })) }
  expect(await report(JSON.stringify({ ...delayed, status: '4.4.1', action: 'delayed' }))).toMatchObject(unknown)
  expect(await typesOf(id)).toEqual(before)
})

test('who cannot sign is not heard, and what cannot be read is refused', async () => {
  const id = await story.checked(ana, { people: [ben] })
  const before = await typesOf(id)
  const body = bounce(addressed(returnTokenOf(server.kernel, id, { round: 1, slot: 2, attempt: 1 })))
  for (const signature of ['', 'abc', signatureOf('another secret', body), signatureOf(SECRET, `${body} `)])
    expect(await report(body, 'application/json', signature)).toMatchObject({ status: 403 })
  for (const unreadable of ['{', '[]', '{"recipient":3}'])
    expect(await report(unreadable)).toMatchObject({ status: 400 })
  expect(await typesOf(id)).toEqual(before)
})

test('without a secret there is no door', async () => {
  const closed = await startHouse({}, {}, [(kernel) => bounces(kernel, [noticeBounces, linkBounces])])
  const body = bounce('ana@hale.example')
  const answer = await closed.browser().ask('POST', '/hooks/bounces', Buffer.from(body), {
    'Content-Type': 'application/json',
    'X-Signature': signatureOf('', body),
  })
  expect(answer).toMatchObject({ status: 404 })
  await closed.stop()
})
