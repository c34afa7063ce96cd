import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addressHashOf } from '../../backend/kernel/identity/addressHash.ts'
import { linkBounces } from '../../backend/modules/deliveries/bounces.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { requestCode } from '../../backend/modules/deliveries/decide/code.ts'
import { notMe, openDelivery, undoNotMe, unlock } from '../../backend/modules/deliveries/decide/open.ts'
import { thank } from '../../backend/modules/deliveries/decide/enjoy.ts'
import { openDeliveriesTo } from '../../backend/modules/deliveries/queries.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { message } from '../../backend/modules/messages/message.ts'
import {
  declineRecipient,
  inviteRecipient,
  reportWrongPerson,
} from '../../backend/modules/recipients/decide/consent.ts'
import { changeRecipient } from '../../backend/modules/recipients/decide/person.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { ownerOf } from '../../tests/household/household.ts'
import { openTheatre, type Theatre } from '../../tests/replay/theatre.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

let theatre: Theatre
beforeAll(async () => {
  theatre = await openTheatre()
})
afterAll(() => theatre.stop())

// Each step is a reactor's, a workflow's and an activity's turn: a busy machine gives them late.
const typesOf = async (stream: string) => (await theatre.server.kernel.store.read(stream)).map(({ type }) => type)
const expectEvent = (stream: string, type: string) =>
  vi.waitFor(async () => expect(await typesOf(stream)).toContain(type), patiently)

const delivered = async (name = 'ben') => {
  const { house, story } = theatre
  const author = await house.author()
  const ben = await house.person(author, { address: `${name}.${author.id}@hale.example` })
  const messageId = await story.delivering(author, { people: [ben] })
  const { deliveryId } = await story.mailed(author, messageId, ben)
  return { author, ben, messageId, deliveryId, stream: `delivery-${deliveryId}` }
}
const facts = { isZone: true, twin: undefined }

test.concurrent('what a recipient does is told to the author, and a code they ask for is mailed', async () => {
  const { ben, deliveryId, stream } = await delivered()
  const by = { kind: 'recipient', id: ben } as const
  for (const decision of [openDelivery(), requestCode({ nonce: 'one' })])
    await theatre.house.tell(delivery, deliveryId, decision, by)
  await expectEvent(stream, 'OtpSent')
  for (const decision of [unlock({ isRight: true, method: 'otp' }), thank()])
    await theatre.house.tell(delivery, deliveryId, decision, by)
  await expectEvent(stream, 'AuthorTold')
  await expectEvent(`recipient-${ben}`, 'RecipientConsented')
})

test.concurrent('another address of someone we had not reached gets a link of its own', async () => {
  const { author, ben, deliveryId, stream } = await delivered()
  await theatre.house.tell(delivery, deliveryId, notMe(), { kind: 'recipient', id: ben })
  const other = { address: `other.${author.id}@hale.example`, addressHash: `other of ${ben}`, facts }
  await theatre.house.tell(recipient, ben, changeRecipient(other), ownerOf(author.id))
  await expectEvent(stream, 'LinkReaddressed')
  await vi.waitFor(async () => {
    const { status, address } = (await theatre.server.kernel.load(delivery, deliveryId)).state
    expect({ status, address }).toEqual({ status: 'sent', address: other.address })
  }, patiently)
})

test.concurrent('a mailbox that is someone else’s gets nothing of any message, and the next address gets it', async () => {
  const { server, house, story } = theatre
  const { author, ben, deliveryId, stream } = await delivered()
  const { address } = (await server.kernel.load(recipient, ben)).state
  // Said at one delivery, it holds for the person, and so for each other message to them.
  const addressHash = addressHashOf(server.kernel.settings, address)
  await house.tell(delivery, deliveryId, notMe({ addressHash }), { kind: 'recipient', id: ben })
  await expectEvent(`recipient-${ben}`, 'WrongPersonReported')
  const next = await story.delivering(author, { people: [ben] })
  const { claim } = (await server.kernel.load(message, next)).state
  const id = claim?.recipients[0]?.deliveryId ?? ''
  await expectEvent(`delivery-${id}`, 'DeliveryRevoked')
  await vi.waitFor(
    async () => expect((await openDeliveriesTo(server.kernel, ben)).toSorted()).toEqual([deliveryId, id].toSorted()),
    patiently,
  )
  const other = { address: `other.${author.id}@hale.example`, addressHash: `other of ${ben}`, facts }
  await house.tell(recipient, ben, changeRecipient(other), ownerOf(author.id))
  for (const each of [stream, `delivery-${id}`]) await expectEvent(each, 'LinkReaddressed')
  await vi.waitFor(() => expect(theatre.mailsTo(other.address)).toHaveLength(2), patiently)
  const links = theatre.mailsTo(address).map((text) => /\/d\/([a-z2-7]+)/.exec(text)?.[1] ?? '')
  expect(links.map((token) => server.kernel.capabilities.idIn(token))).not.toContain(id)
})

test.concurrent('a slip that is taken back opens what was closed with it, and is told to whoever was told', async () => {
  const { server, house, story } = theatre
  const { author, ben, deliveryId, stream } = await delivered()
  const nora = await house.contact(author)
  const contact = contactIn((await server.kernel.load(life, author.id)).state, nora)?.address ?? ''
  const { address } = (await server.kernel.load(recipient, ben)).state
  const said = { addressHash: addressHashOf(server.kernel.settings, address) }
  const by = { kind: 'recipient', id: ben } as const
  const hears = (who: string, words: string) =>
    vi.waitFor(() => expect(theatre.mailsTo(who).join()).toContain(words), patiently)
  await house.tell(delivery, deliveryId, notMe(said), by)
  await expectEvent(`recipient-${ben}`, 'WrongPersonReported')
  const next = await story.delivering(author, { people: [ben] })
  const id = (await server.kernel.load(message, next)).state.claim?.recipients[0]?.deliveryId ?? ''
  await expectEvent(`delivery-${id}`, 'DeliveryRevoked')
  await hears(contact, 'We have a wrong address for Ben')
  await hears(author.email, 'Our email to Ben reached someone else')

  await house.tell(delivery, deliveryId, undoNotMe(said), by)
  await expectEvent(`recipient-${ben}`, 'WrongPersonReportUndone')
  await expectEvent(`delivery-${id}`, 'WrongPersonUndone')
  await vi.waitFor(() => expect(theatre.mailsTo(address).join()).toContain('left something for you'), patiently)
  for (const each of [contact, author.email]) await hears(each, 'Our email did reach Ben')
  expect((await server.kernel.load(delivery, deliveryId)).state).toMatchObject({ status: 'sent', revokedAs: '' })
  expect(await typesOf(stream)).not.toContain('LinkReaddressed')
})

test.concurrent('an invitation that reached someone else is told to its author', async () => {
  const { server, house } = theatre
  const author = await house.author()
  const ben = await house.person(author)
  const { address } = (await server.kernel.load(recipient, ben)).state
  await house.tell(recipient, ben, reportWrongPerson({ where: 'invite', address }), { kind: 'recipient', id: ben })
  await vi.waitFor(() => {
    const told = theatre.mailsTo(author.email).filter((text) => text.includes('reached someone else'))
    expect(told).not.toEqual([])
  }, patiently)
})

test.concurrent('a link that comes back goes to the second address', async () => {
  const { server, house, story } = theatre
  const author = await house.author()
  const [address, backupAddress] = [`away.${author.id}@hale.example`, `second.${author.id}@hale.example`]
  const ben = await house.person(author, { address, backupAddress })
  const messageId = await story.delivering(author, { people: [ben] })
  const { claim } = (await server.kernel.load(message, messageId)).state
  const id = claim?.recipients[0]?.deliveryId ?? ''
  await expectEvent(`delivery-${id}`, 'LinkAccepted')
  const token = theatre.returnTokenOf(address) ?? ''
  expect(await linkBounces(server.kernel)({ token, status: '5.1.1' })).toBe(true)
  await vi.waitFor(async () => {
    const { status, link } = (await server.kernel.load(delivery, id)).state
    expect({ status, addrIdx: link?.addrIdx }).toEqual({ status: 'sent', addrIdx: 1 })
  }, patiently)
  expect(await typesOf(`delivery-${id}`)).toContain('LinkBounced')
  expect(theatre.returnTokenOf(backupAddress)).not.toBe(token)

  // A code goes where the link has gone: the first address takes nothing.
  for (const decision of [openDelivery(), requestCode({ nonce: 'one' })])
    await theatre.house.tell(delivery, id, decision, { kind: 'recipient', id: ben })
  await expectEvent(`delivery-${id}`, 'OtpSent')
  const codesTo = (mailbox: string) => theatre.mailsTo(mailbox).filter((text) => text.includes('Your code is'))
  expect([codesTo(address).length, codesTo(backupAddress).length]).toEqual([0, 1])
})

test.concurrent('someone who wants nothing more is sent nothing more', async () => {
  const { ben, stream } = await delivered()
  await theatre.house.tell(recipient, ben, declineRecipient(), { kind: 'recipient', id: ben })
  await expectEvent(stream, 'DeliveryDeclined')
})

test.concurrent('an invitation is mailed, or its refusal is kept', async () => {
  const { house } = theatre
  const author = await house.author()
  const ben = await house.person(author)
  const gone = await house.person(author, { address: `gone.${author.id}@hale.example` })
  for (const id of [ben, gone])
    await house.tell(recipient, id, inviteRecipient({ isVerified: true }), ownerOf(author.id))
  await expectEvent(`recipient-${ben}`, 'InvitationMailed')
  await expectEvent(`recipient-${gone}`, 'InvitationRefused')
})
