import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import {
  acceptAddress,
  proposeAddress,
  refuseAddress,
  supportAddress,
} from '../../backend/modules/deliveries/decide/propose.ts'
import { isLost } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { proposeTokenOf } from '../../backend/modules/deliveries/proposers.ts'
import { declineRole } from '../../backend/modules/life/decide/answer.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { setVerification } from '../../backend/modules/recipients/decide/proof.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { ownerOf } from '../../tests/household/household.ts'
import { pressAs } from '../../tests/household/press.ts'
import { DAY_MS, openTheatre, type Theatre } from '../../tests/replay/theatre.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

let theatre: Theatre
beforeAll(async () => {
  theatre = await openTheatre()
})
afterAll(() => theatre.stop())

// Each step is a reactor's, a workflow's and an activity's turn: a busy machine gives them late.
const TITLE = 'The orchard'

/** A delivery that its mailbox has refused for a week, by an author with two trusted contacts. */
const lost = async () => {
  const { house, story, server } = theatre
  const { kernel } = server
  const author = await house.author()
  const ben = await house.person(author, { name: 'Benedict', address: `gone.${author.id}@hale.example` })
  const [nora, sam] = [await house.contact(author), await house.contact(author, { name: 'Sam' })]
  const messageId = await story.delivering(author, { title: TITLE, people: [ben] })
  const deliveryId = (await kernel.load(message, messageId)).state.claim?.recipients[0]?.deliveryId ?? ''
  const stateOf = async () => (await kernel.load(delivery, deliveryId)).state
  await vi.waitFor(async () => expect(isLost(await stateOf())).toBe(true), patiently)
  const mailboxOf = async (contactId: string) =>
    contactIn((await kernel.load(life, author.id)).state, contactId)?.address ?? ''
  const address = `ben.${author.id}@else.example`
  const facts = { contactId: nora, address, whose: 'nobody', opensAlone: false, hasOthers: true } as const
  const say = (decision: ReturnType<typeof supportAddress>, contactId: string, at?: string) =>
    theatre.house.tell(delivery, deliveryId, decision, { kind: 'contact', id: contactId }, at)
  const propose = (at?: string) => say(proposeAddress(facts), nora, at)
  return { author, nora, sam, deliveryId, stateOf, mailboxOf, address, say, propose }
}
const mailTo = (address: string, words: string) =>
  vi.waitFor(() => {
    const mail = theatre.mailsTo(address).find((text) => text.includes(words))
    if (!mail) throw new Error(`No mail with ${words}`)
    return mail
  }, patiently)

test.concurrent('contacts are told with a link of their own, the others are asked, and with a yes the message goes there', async () => {
  const { author, nora, sam, deliveryId, stateOf, mailboxOf, address, say, propose } = await lost()
  const { kernel } = theatre.server
  const told = await mailTo(await mailboxOf(nora), 'We cannot reach Benedict')
  const links = async (contactId: string) => proposeTokenOf(kernel, deliveryId, contactId, await stateOf())
  expect(told).toContain(`/trusted/${await links(nora)}/propose-address`)

  await propose()
  const asked = await mailTo(await mailboxOf(sam), 'Do you know the new address of Benedict?')
  expect(asked).toContain(`/trusted/${await links(sam)}/propose-address`)
  for (const mail of [told, asked]) expect(mail).not.toContain(TITLE)
  expect(asked).not.toContain(address)
  expect(await mailTo(author.email, 'A trusted contact gives us an address of Benedict')).toContain(address)

  await say(supportAddress({ contactId: sam, n: 1 }), sam)
  await mailTo(author.email, 'A second trusted contact knows that address')
  const mail = await mailTo(address, 'left something for you')
  expect(mail).toContain(kernel.capabilities.issue('deliver', deliveryId, (await stateOf()).linkNonce))
  await mailTo(author.email, 'We write to Benedict at another address')
  expect(theatre.mailsTo(await mailboxOf(nora)).join()).not.toContain('Do you know the new address')
  const types = (await kernel.store.read(`delivery-${deliveryId}`)).map(({ type }) => type)
  expect(types.filter((type) => type === 'AddressProposalAccepted' || type === 'LinkReaddressed')).toHaveLength(2)
})

test.concurrent('who becomes a contact while an address waits is asked of it once, also after a yes', async () => {
  const { author, sam, deliveryId, stateOf, mailboxOf, say, propose } = await lost()
  const { kernel } = theatre.server
  const isOver = (workflowId: string) =>
    vi.waitFor(() => theatre.client.workflow.getHandle(workflowId).result(), patiently)
  const agreed = async (name: string) => {
    const contactId = await theatre.house.contact(author, { name })
    const types = (await kernel.store.read(`life-${author.id}`)).map(({ type }) => type)
    await isOver(`life-${author.id}.agreed.${types.lastIndexOf('ContactAccepted')}`)
    const mails = theatre.mailsTo(await mailboxOf(contactId))
    return { contactId, mails: mails.filter((text) => !text.includes('would like you to be a trusted contact')) }
  }
  await isOver(`tell-delivery-${deliveryId}-delivery-recipient-unreached-${(await stateOf()).link?.attempt}`)
  // A week of this theatre's days is short: what is given in its future waits while the test looks.
  await propose(plus(kernel.clock.now(), 120 * DAY_MS))
  await isOver(`tell-delivery-${deliveryId}-delivery-support-address-1`)
  for (const [name, words] of [
    ['Emil', 'If you say yes, we write there a week later'],
    ['Ida', 'Another trusted contact has said that it is right'],
  ] as const) {
    const { contactId, mails } = await agreed(name)
    expect(mails).toHaveLength(1)
    const page = `/trusted/${proposeTokenOf(kernel, deliveryId, contactId, await stateOf())}/propose-address`
    for (const part of ['Do you know the new address of Benedict?', words, page]) expect(mails[0]).toContain(part)
    if (name === 'Emil') await say(supportAddress({ contactId: sam, n: 1 }), sam)
  }
  await say(refuseAddress({ contactId: sam, n: 1 }), sam)
  const { contactId, mails } = await agreed('Vera')
  const page = `/trusted/${proposeTokenOf(kernel, deliveryId, contactId, await stateOf())}/propose-address`
  for (const part of ['We cannot reach Benedict', page]) expect(mails.join()).toContain(part)
  expect(mails).toHaveLength(1)
})

test.concurrent('a yes of the author sends at once', async () => {
  const { author, deliveryId, address, propose } = await lost()
  await propose()
  const yes = acceptAddress({ n: 1, nonce: 'yes', whose: 'nobody' })
  await theatre.house.tell(delivery, deliveryId, yes, ownerOf(author.id))
  expect(await mailTo(address, 'left something for you')).toContain('/d/')
})

test.concurrent('who says no to all of an author’s at such an address is not written to there under another entry', async () => {
  const { author, deliveryId, stateOf, address, propose } = await lost()
  const { kernel } = theatre.server
  await propose()
  const yes = acceptAddress({ n: 1, nonce: 'yes', whose: 'nobody' })
  await theatre.house.tell(delivery, deliveryId, yes, ownerOf(author.id))
  await mailTo(address, 'left something for you')
  const token = kernel.capabilities.issue('deliver', deliveryId, (await stateOf()).linkNonce)
  const decline = `/api/d/${token}/decline`
  const said = await pressAs(theatre.server.browser(), `/d/${token}`, decline, { scope: 'author' })
  expect(said).toMatchObject({ status: 200 })
  const { recipientId } = await stateOf()
  await vi.waitFor(async () => {
    const types = (await kernel.store.read(`recipient-${recipientId}`)).map(({ type }) => type)
    expect(types).toContain('RecipientDeclined')
  }, patiently)
  const { position = '' } = (await kernel.store.read(`recipient-${recipientId}`)).at(-1) ?? {}
  await kernel.checkpointSignals.passed('recipients', position, 10_000)
  const anew = { recipientId: newId(), name: 'Ben', email: address }
  expect(await author.browser.ask('POST', '/api/recipients', anew)).toMatchObject({
    status: 409,
    json: { code: 'recipient-declined' },
  })
})

test.concurrent('a no is told to the author, and nothing waits for its time', async () => {
  const { author, sam, deliveryId, stateOf, address, say, propose } = await lost()
  await propose()
  await say(refuseAddress({ contactId: sam, n: 1 }), sam)
  await mailTo(author.email, 'We do not write to that address of Benedict')
  const handle = theatre.client.workflow.getHandle(`delivery-${deliveryId}`)
  expect(await handle.result()).toBe('bounced')
  expect(await stateOf()).toMatchObject({ status: 'bounced', proposal: { state: 'refused' } })
  expect(theatre.mailsTo(address)).toEqual([])
})

test.concurrent('an address whose giver is no contact any more is not used', async () => {
  const { author, nora, sam, stateOf, address, say, propose } = await lost()
  await propose()
  await say(supportAddress({ contactId: sam, n: 1 }), sam)
  await theatre.house.tell(life, author.id, declineRole({ contactId: nora }), { kind: 'contact', id: nora })
  await vi.waitFor(async () => {
    expect((await stateOf()).proposal).toMatchObject({ state: 'withdrawn' })
  }, patiently)
  expect(theatre.mailsTo(address)).toEqual([])
})

test.concurrent('an address that would open the message alone, since its author chose a code, is not used by time', async () => {
  const { author, stateOf, address, propose } = await lost()
  const { recipientId } = await stateOf()
  await propose()
  const way = setVerification({ method: 'otp', secretHash: '' })
  await theatre.house.tell(recipient, recipientId, way, ownerOf(author.id))
  await vi.waitFor(async () => {
    expect((await stateOf()).proposal).toMatchObject({ state: 'withdrawn' })
  }, patiently)
  expect(theatre.mailsTo(address)).toEqual([])
})
