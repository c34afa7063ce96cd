import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { linkBounces } from '../../backend/modules/deliveries/bounces.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { requestCode } from '../../backend/modules/deliveries/decide/code.ts'
import { notMe, openDelivery, unlock } from '../../backend/modules/deliveries/decide/open.ts'
import { thank } from '../../backend/modules/deliveries/decide/enjoy.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { declineRecipient, inviteRecipient } from '../../backend/modules/recipients/decide/consent.ts'
import { changeRecipient } from '../../backend/modules/recipients/decide/person.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { ownerOf } from '../../tests/household/household.ts'
import { openTheatre, type Theatre } from '../../tests/replay/theatre.ts'

let theatre: Theatre
beforeAll(async () => {
  theatre = await openTheatre()
}, 60_000)
afterAll(() => theatre.stop())

// Each step is a reactor's, a workflow's and an activity's turn: a busy machine gives them late.
const patiently = { timeout: 90_000, interval: 50 }
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

test('what a recipient does is told to the author, and a code they ask for is mailed', async () => {
  const { ben, deliveryId, stream } = await delivered()
  const by = { kind: 'recipient', id: ben } as const
  for (const decision of [openDelivery(), requestCode({ nonce: 'one' })])
    await theatre.house.tell(delivery, deliveryId, decision, by)
  await expectEvent(stream, 'OtpSent')
  for (const decision of [unlock({ isRight: true, method: 'otp' }), thank()])
    await theatre.house.tell(delivery, deliveryId, decision, by)
  await expectEvent(stream, 'AuthorTold')
  await expectEvent(`recipient-${ben}`, 'RecipientConsented')
}, 120_000)

test('another address of somebody we had not reached gets a link of its own', async () => {
  const { author, ben, deliveryId, stream } = await delivered()
  await theatre.house.tell(delivery, deliveryId, notMe(), { kind: 'recipient', id: ben })
  const other = { address: `other.${author.id}@hale.example`, addressHash: `other of ${ben}`, facts }
  await theatre.house.tell(recipient, ben, changeRecipient(other), ownerOf(author.id))
  await expectEvent(stream, 'LinkReaddressed')
  await vi.waitFor(async () => {
    const { status, address } = (await theatre.server.kernel.load(delivery, deliveryId)).state
    expect({ status, address }).toEqual({ status: 'sent', address: other.address })
  }, patiently)
}, 120_000)

test('a link that comes back goes to the second address', async () => {
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
}, 120_000)

test('somebody who wants nothing more is sent nothing more', async () => {
  const { ben, stream } = await delivered()
  await theatre.house.tell(recipient, ben, declineRecipient(), { kind: 'recipient', id: ben })
  await expectEvent(stream, 'DeliveryDeclined')
}, 120_000)

test('an invitation is mailed, or its refusal is kept', async () => {
  const { house } = theatre
  const author = await house.author()
  const ben = await house.person(author)
  const gone = await house.person(author, { address: `gone.${author.id}@hale.example` })
  for (const id of [ben, gone]) await house.tell(recipient, id, inviteRecipient(), ownerOf(author.id))
  await expectEvent(`recipient-${ben}`, 'InvitationMailed')
  await expectEvent(`recipient-${gone}`, 'InvitationRefused')
}, 120_000)
