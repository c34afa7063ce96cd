import { WorkflowNotFoundError } from '@temporalio/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { Actor } from '../../backend/kernel/event.ts'
import {
  giveConfirmation,
  refuseConfirmation,
  requestConfirmation,
} from '../../backend/modules/deliveries/decide/confirm.ts'
import { openDelivery } from '../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { DAY_MS, openTheatre, type Theatre } from '../../tests/replay/theatre.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

let theatre: Theatre
beforeAll(async () => {
  theatre = await openTheatre()
})
afterAll(() => theatre.stop())

// Each step is a reactor's, a workflow's and an activity's turn: a busy machine gives them late.
const TITLE = 'The orchard'

/** Somebody at the proof of a message by an author with these contacts, who are asked. */
const asking = async () => {
  const { house, story, server } = theatre
  const author = await house.author()
  const address = `ben.${author.id}@hale.example`
  const ben = await house.person(author, { name: 'Benedict', address })
  const nora = await house.contact(author)
  const emil = await house.contact(author, { name: 'Emil', isAsked: true })
  const self = await house.contact(author, { name: 'Benedict', address: address.toUpperCase() })
  const messageId = await story.delivering(author, { title: TITLE, people: [ben] })
  const { deliveryId } = await story.mailed(author, messageId, ben)
  // A week of this theatre's days is short: what is asked in its future stays open while the test looks.
  const later = plus(server.kernel.clock.now(), 60 * DAY_MS)
  const tell = (decision: ReturnType<typeof openDelivery>, by: Actor = { kind: 'recipient', id: ben }) =>
    theatre.house.tell(delivery, deliveryId, decision, by, later)
  await tell(openDelivery())
  await tell(requestConfirmation({ hasContacts: true }))
  const mailboxOf = async (contactId: string) =>
    contactIn((await server.kernel.load(life, author.id)).state, contactId)?.address ?? ''
  return { author, nora, deliveryId, tell, address, others: [emil, self], mailboxOf }
}
const mailTo = (address: string, words: string) =>
  vi.waitFor(() => {
    const mail = theatre.mailsTo(address).find((text) => text.includes(words))
    if (!mail) throw new Error(`No mail with ${words}`)
    return mail
  }, patiently)

test.concurrent('each contact who agreed is asked by name, and never told what it is about', async () => {
  const { author, nora, deliveryId, others, address, mailboxOf } = await asking()
  const mail = await mailTo(await mailboxOf(nora), 'Is it really Benedict?')
  expect(mail).toMatch(/\/trusted\/[a-z2-7]+\/confirm-access/)
  expect(mail).toContain('Please talk to Benedict first')
  expect(mail).not.toContain(TITLE)
  await theatre.client.workflow.getHandle(`tell-delivery-${deliveryId}-delivery-confirm-access-1`).result()
  for (const other of others)
    expect(theatre.mailsTo(await mailboxOf(other)).join()).not.toContain('Is it really Benedict?')
  expect(theatre.mailsTo(address).join()).not.toContain('Is it really')
  await mailTo(author.email, 'cannot get in and asks your trusted contacts')
})

test.concurrent('a yes brings the recipient their link again, and the author hears of it', async () => {
  const { author, deliveryId, tell, nora } = await asking()
  const { kernel } = theatre.server
  await tell(giveConfirmation({ n: 1 }), { kind: 'contact', id: nora })
  const { state } = await kernel.load(delivery, deliveryId)
  const mail = await mailTo(state.address, 'You can now open')
  expect(mail).toContain(kernel.capabilities.issue('deliver', deliveryId, state.linkNonce))
  expect(mail).not.toContain(TITLE)
  await mailTo(author.email, 'has told us that it is really Ben')
})

test.concurrent('a no is told to the author, and the recipient is not written to', async () => {
  const { author, deliveryId, tell, nora } = await asking()
  await tell(refuseConfirmation({ n: 1 }), { kind: 'contact', id: nora })
  await mailTo(author.email, 'A trusted contact says that it is not Ben')
  const admitting = theatre.client.workflow.getHandle(`tell-delivery-${deliveryId}-delivery-access-confirmed-1`)
  await expect(admitting.describe()).rejects.toThrow(WorkflowNotFoundError)
})
