import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { log } from '../../backend/kernel/process/log.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { verifyEmail } from '../../backend/modules/accounts/decide.ts'
import { requestBackupAddress } from '../../backend/modules/accounts/decide/backup.ts'
import { changeProfile } from '../../backend/modules/accounts/decide/profile.ts'
import { newMember, PASSWORD } from '../../backend/modules/accounts/testing/visitor.ts'
import { verify } from '../../backend/modules/audit/verification.ts'
import { proposeAddress } from '../../backend/modules/deliveries/decide/propose.ts'
import { beginLink, createDelivery, rejectLink } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { writeReview } from '../../backend/modules/reviews/decide.ts'
import { review } from '../../backend/modules/reviews/review.ts'
import { confirmSubscription } from '../../backend/modules/subscribers/decide.ts'
import { subscriberIdOf } from '../../backend/modules/subscribers/queries.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import * as workModules from '../../workflows/index.ts'
import type { WorkModule } from '../../workflows/kernel/module.ts'
import { ownerOf, PASSCODE } from '../household/household.ts'
import { pressAs } from '../household/press.ts'
import { backUp, keyringsInAMonth, openedBy, wordsOf } from './backup.ts'
import { openStage, type Stage } from './stage.ts'
import { historiesIn, logIn, mailsTo, rowsIn, streamsIn, word } from './traces.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const Asked = v.object({ id: v.string() })
/** The end of an account, and each module's part of it. */
const PARTS = [
  'end',
  ...Object.values<WorkModule>(workModules).flatMap(({ ends: { account } }) => ('none' in account ? [] : account.part)),
]
let stage: Stage
/** What the house and its workers wrote down while they ran: they share this process. */
const written: string[] = []
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0)
  log.info('the house opens')
  stage = await openStage()
})
afterAll(async () => {
  await stage.stop()
  vi.restoreAllMocks()
})

/** A message of Ruth's as it reached its one recipient. */
const handedOver = async (
  ruth: Parameters<Stage['story']['delivering']>[0],
  telling: { title: string; body: string; people: readonly string[] },
) => {
  const { kernel } = stage.server
  const id = await stage.story.delivering(ruth, telling)
  const deliveryId = (await kernel.load(message, id)).state.claim?.recipients[0]?.deliveryId ?? ''
  const { linkNonce } = await vi.waitFor(async () => {
    const { state } = await kernel.load(delivery, deliveryId)
    if (state.status !== 'sent') throw new Error(`The email is ${state.status}`)
    return state
  }, patiently)
  return { id, deliveryId, token: kernel.capabilities.issue('deliver', deliveryId, linkNonce) }
}

/** A delivery that every mailbox has refused, for which a contact gave another address; it waits for a yes. */
const proposed = async (about: { messageId: string; recipientId: string }, authorId: string, address: string) => {
  const { tell } = stage.house
  const id = newId()
  const facts = { ...about, authorId, occurrence: 2, address: 'eve@shut.example', name: 'Eve', linkNonce: newId() }
  await tell(delivery, id, createDelivery({ ...facts, hasDeclined: false }))
  for (const attempt of [1, 2, 3, 4]) {
    const tried = { ...about, attempt, mailId: newId() }
    const at = (await stage.server.kernel.load(delivery, id)).state.link?.at || undefined
    await tell(delivery, id, beginLink(tried), undefined, at)
    await tell(delivery, id, rejectLink({ ...tried, smtpCode: 550 }), undefined, at)
  }
  const given = { contactId: newId(), address, whose: 'nobody', opensAlone: true, hasOthers: true } as const
  await tell(delivery, id, proposeAddress(given))
}

test('thirty days after a person asked, nothing of theirs can be found again, but for what someone has opened', async () => {
  const { server, house } = stage
  const { kernel } = server
  const planted = {
    address: word(),
    name: word(),
    second: word(),
    friend: word(),
    contact: word(),
    proposed: word(),
    title: word(),
    body: word(),
    voice: word(),
    unopened: word(),
    asked: word(),
    signedOut: word(),
    review: word(),
  }
  const kept = { title: word(), body: word() }
  const at = (name: string) => `${name}@hale.example`

  const user = await newMember(server.browser(), at(planted.address))
  const ruth = { ...user, browser: server.browser() }
  const own = ownerOf(user.id)
  const signedIn = await ruth.browser.ask('POST', '/api/auth/signin', {
    username: user.email,
    password: PASSWORD,
    browser: 'chrome',
    mobile: false,
  })
  expect(signedIn).toMatchObject({ status: 200 })
  const { ask } = ruth.browser
  await house.tell(account, user.id, verifyEmail(), own)
  await house.tell(account, user.id, changeProfile({ name: planted.name }), own)
  await house.tell(account, user.id, requestBackupAddress({ address: at(planted.second) }), own)
  const wishes = { news: false, reminders: false }
  expect(await ask('PUT', '/api/notifications/preferences', wishes)).toMatchObject({ status: 200 })

  const ben = await house.prove(ruth, await house.person(ruth))
  const eve = await house.prove(ruth, await house.person(ruth, { name: planted.friend }))
  const contactId = await house.contact(ruth, { name: planted.contact, address: at(planted.contact), isAsked: true })
  const draft = await stage.story.draft(ruth, { title: planted.title, body: planted.body })
  const voice = await house.recording(ruth, draft, 'ready', Buffer.from(planted.voice))
  const opened = await handedOver(ruth, { ...kept, people: [ben] })
  const unopened = await handedOver(ruth, { title: planted.title, body: planted.unopened, people: [eve] })
  await proposed({ messageId: unopened.id, recipientId: eve }, user.id, at(planted.proposed))
  const reader = server.browser()
  const does = (token: string, step: string, body = {}) =>
    pressAs(reader, `/d/${token}`, `/api/d/${token}/${step}`, body)
  for (const { token } of [opened, unopened]) await does(token, 'open')
  expect(await does(opened.token, 'unlock', { answer: PASSCODE })).toMatchObject({ status: 200 })

  const writing = { channel: 'form', topic: 'other', name: planted.name, email: user.email }
  const conversations: string[] = []
  for (const [browser, text] of [
    [ruth.browser, planted.asked],
    [server.browser(), planted.signedOut],
  ] as const) {
    const { id } = v.parse(Asked, (await browser.ask('POST', '/api/support', { ...writing, text })).json)
    const file = `/api/support/${id}/files/${newId()}`
    const sent = await browser.ask('PUT', file, Buffer.from(text), { 'Content-Type': 'application/octet-stream' })
    expect(sent).toMatchObject({ status: 201 })
    expect(await kernel.blobs.list(`support/${id}/`)).toHaveLength(1)
    conversations.push(id)
  }
  const waiting = await server.browser().ask('POST', '/api/support/waiting', { email: user.email })
  expect(waiting).toMatchObject({ status: 202 })
  const opinion = { name: planted.name, stars: 4, text: `${planted.review} was heard after all.` } as const
  const facts = { openedAt: '2026-01-01T00:00:00.000Z', kept: 1, worksHere: false }
  await house.tell(review, user.id, writeReview({ ...opinion, facts }), own)
  const readerId = subscriberIdOf(kernel, user.email)
  expect(await ask('PUT', '/api/newsletter/mine', { on: true })).toMatchObject({ status: 200 })
  await house.tell(subscriber, readerId, confirmSubscription())

  expect(await rowsIn(kernel)).toContain(planted.address)
  const before = await logIn(kernel)
  for (const each of Object.values(planted)) expect(before).not.toContain(each)
  const spoken = { mediaId: voice, thing: `message-${draft}` }
  const backup = await backUp(stage)
  const readable = await wordsOf(kernel, backup, spoken)
  for (const each of Object.values(planted)) expect(readable).toContain(each)
  expect((await openedBy(kernel, backup)).keys).toContain(user.id)

  const wish = { password: PASSWORD, confirmed: [], takeBackUnopened: true }
  expect(await ask('POST', '/api/account/deletion', wish)).toMatchObject({ status: 200 })
  await vi.waitFor(async () => expect((await mailsTo(user.email)).at(-1)?.subject).toBe('Your account is deleted'), {
    ...patiently,
    interval: 500,
  })
  for (const part of PARTS) {
    const lived = stage.client.workflow.getHandle(`account-${user.id}.${part}`)
    await vi.waitFor(() => lived.describe(), patiently)
    await lived.result()
  }
  await vi.waitFor(async () => {
    expect((await kernel.load(message, unopened.id)).state.status).toBe('erased')
    expect((await kernel.load(delivery, unopened.deliveryId)).state.status).toBe('revoked')
  }, patiently)

  await vi.waitFor(async () => {
    const rest = `${await rowsIn(kernel)}\n${await logIn(kernel)}\n${await historiesIn(stage)}`
    for (const each of Object.values(planted)) expect(rest.includes(each)).toBe(false)
  }, patiently)
  expect(await kernel.blobs.list(`media/${voice}/`)).toEqual([])
  for (const id of conversations) expect(await kernel.blobs.list(`support/${id}/`)).toEqual([])
  const receipt = ((await mailsTo(user.email)).at(-1)?.text ?? '').replaceAll(/\s+/g, ' ')
  expect(receipt).toContain('What nobody has opened is taken back.')
  for (const each of Object.values(planted)) expect(receipt).not.toContain(each)

  expect((await kernel.load(account, user.id)).state).toMatchObject({ status: 'erased', email: ERASED, name: ERASED })
  expect((await kernel.load(subscriber, readerId)).state).toMatchObject({ status: 'unsubscribed', address: ERASED })
  expect((await kernel.load(recipient, eve)).state.name).toBe(ERASED)
  expect(await server.rowsOf('reviews.reviews')).toEqual([])
  expect(await server.rowsOf('life.contacts')).toEqual([])
  const contactToken = kernel.capabilities.issue('trusted', user.id, contactId)
  expect((await server.browser().ask('GET', `/trusted/${contactToken}`)).status).toBe(410)
  expect(await server.rowsOf('support.conversations')).toMatchObject(
    Array.from({ length: 3 }, () => ({ state: 'closed', isWaiting: false })),
  )
  expect(await server.rowsOf('accounts.accounts')).toMatchObject([{ wantsNews: true, wantsReminders: true, email: '' }])
  expect((await server.browser().ask('GET', `/d/${unopened.token}`)).status).toBe(410)

  const restored = await wordsOf(kernel, backup, spoken)
  for (const each of Object.values(planted)) expect(restored.includes(each)).toBe(false)
  expect(restored).toContain(kept.body)
  const next = await backUp(stage)
  const { words, keys } = await openedBy(kernel, next)
  const later = `${await wordsOf(kernel, next, spoken)}\n${words}`
  for (const each of Object.values(planted)) expect(later.includes(each)).toBe(false)
  expect(keys).not.toContain(user.id)
  expect(await keyringsInAMonth(kernel, next)).toEqual([])

  expect(written.join('')).toContain('the house opens')
  for (const each of Object.values({ ...planted, ...kept })) expect(written.join('').includes(each)).toBe(false)

  const { state } = await kernel.load(message, opened.id)
  expect(state).toMatchObject(kept)
  expect(state.status).not.toBe('erased')
  const content = await reader.ask('GET', `/api/d/${opened.token}/content`)
  expect(content).toMatchObject({ status: 200, json: kept })

  for (const stream of await streamsIn(kernel))
    expect({ stream, ...(await verify(kernel, stream)) }).toMatchObject({ stream, ok: true })
})
