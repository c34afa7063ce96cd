import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { requestCode } from '../../backend/modules/deliveries/decide/code.ts'
import { notMe, openDelivery, unlock } from '../../backend/modules/deliveries/decide/open.ts'
import { thank } from '../../backend/modules/deliveries/decide/enjoy.ts'
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

const patiently = { timeout: 40_000, interval: 50 }
const typesOf = async (stream: string) => (await theatre.server.kernel.store.read(stream)).map(({ type }) => type)
/** The stream's types, once this one is among them. */
const typesOnce = (stream: string, type: string) =>
  vi.waitFor(async () => {
    const types = await typesOf(stream)
    if (!types.includes(type)) throw new Error(`${stream} has no ${type} yet: ${types.join(' ')}`)
    return types
  }, patiently)

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
  expect(await typesOnce(stream, 'OtpSent')).toContain('OtpSent')
  for (const decision of [unlock({ isRight: true, method: 'otp' }), thank()])
    await theatre.house.tell(delivery, deliveryId, decision, by)
  expect(await typesOnce(stream, 'AuthorTold')).toContain('AuthorTold')
  expect(await typesOnce(`recipient-${ben}`, 'RecipientConsented')).toContain('RecipientConsented')
}, 60_000)

test('another address of somebody we had not reached gets a link of its own', async () => {
  const { author, ben, deliveryId, stream } = await delivered()
  await theatre.house.tell(delivery, deliveryId, notMe(), { kind: 'recipient', id: ben })
  const other = { address: `other.${author.id}@hale.example`, addressHash: `other of ${ben}`, facts }
  await theatre.house.tell(recipient, ben, changeRecipient(other), ownerOf(author.id))
  expect(await typesOnce(stream, 'LinkReaddressed')).toContain('LinkReaddressed')
  await vi.waitFor(async () => {
    const { status, address } = (await theatre.server.kernel.load(delivery, deliveryId)).state
    expect({ status, address }).toEqual({ status: 'sent', address: other.address })
  }, patiently)
}, 60_000)

test('somebody who wants nothing more is sent nothing more', async () => {
  const { ben, stream } = await delivered()
  await theatre.house.tell(recipient, ben, declineRecipient(), { kind: 'recipient', id: ben })
  expect(await typesOnce(stream, 'DeliveryDeclined')).toContain('DeliveryDeclined')
}, 60_000)

test('an invitation is mailed, or its refusal is kept', async () => {
  const { house } = theatre
  const author = await house.author()
  const ben = await house.person(author)
  const gone = await house.person(author, { address: `gone.${author.id}@hale.example` })
  for (const id of [ben, gone]) await house.tell(recipient, id, inviteRecipient(), ownerOf(author.id))
  expect(await typesOnce(`recipient-${ben}`, 'InvitationMailed')).toContain('InvitationMailed')
  expect(await typesOnce(`recipient-${gone}`, 'InvitationRefused')).toContain('InvitationRefused')
}, 60_000)
