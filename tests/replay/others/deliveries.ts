import { vi } from 'vitest'
import { plus } from '../../../backend/kernel/log/decider.ts'
import { giveConfirmation, requestConfirmation } from '../../../backend/modules/deliveries/decide/confirm.ts'
import { openDelivery } from '../../../backend/modules/deliveries/decide/open.ts'
import { proposeAddress, supportAddress } from '../../../backend/modules/deliveries/decide/propose.ts'
import { isLost } from '../../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../../backend/modules/deliveries/delivery.ts'
import { message } from '../../../backend/modules/messages/message.ts'
import { recipient } from '../../../backend/modules/recipients/recipient.ts'
import { DAY_MS, type Theatre } from '../theatre.ts'
import { begun, inBook, type Lives } from './live.ts'

/** Somebody who cannot get in, of whom a contact is asked. */
const asked = async (theatre: Theatre) => {
  const { author, id } = await inBook(theatre)
  const { house, story } = theatre
  const nora = await house.contact(author)
  const { deliveryId } = await story.mailed(author, await story.delivering(author, { people: [id] }), id)
  // A week of this theatre's days is short: what is asked in its future stays open while a workflow looks.
  const at = plus(theatre.server.kernel.clock.now(), 60 * DAY_MS)
  for (const decision of [openDelivery(), requestConfirmation({ hasContacts: true })])
    await house.tell(delivery, deliveryId, decision, { kind: 'recipient', id }, at)
  return { deliveryId, nora, at }
}

/** An address that a contact gave for somebody whom no mail reaches, and another one knows: it waits for a week. */
const proposed = async ({ house, story, server }: Theatre) => {
  const { kernel } = server
  const author = await house.author()
  const [nora, sam] = [await house.contact(author), await house.contact(author, { name: 'Sam' })]
  const id = await house.person(author, { address: `gone.${author.id}@hale.example` })
  const messageId = await story.delivering(author, { people: [id] })
  const deliveryId = (await kernel.load(message, messageId)).state.claim?.recipients[0]?.deliveryId ?? ''
  const stateOf = async () => (await kernel.load(delivery, deliveryId)).state
  await vi.waitFor(async () => {
    if (!isLost(await stateOf())) throw new Error('The mailbox is still tried')
  }, 60_000)
  const facts = { contactId: nora, address: `ben.${author.id}@else.example`, whose: 'nobody', hasOthers: true } as const
  await house.tell(delivery, deliveryId, proposeAddress({ ...facts, opensAlone: false }))
  await house.tell(delivery, deliveryId, supportAddress({ contactId: sam, n: 1 }))
  return { deliveryId, stateOf }
}

/** As it was begun before `tell` did it. */
const formerly = (theatre: Theatre, workflow: string, deliveryId: string, what: string) =>
  begun(theatre, workflow, 'mail', `delivery-${deliveryId}.${what}.1`, [{ deliveryId, n: 1, position: '0' }])

export const lived: Lives = {
  'entry-followed': async (theatre) => {
    const { id } = await inBook(theatre)
    await theatre.house.decline(id)
    const { revision } = await theatre.server.kernel.load(recipient, id)
    return `recipient-${id}.entry.${revision}`
  },
  'contacts-asked': async (theatre) => {
    const { deliveryId } = await asked(theatre)
    return formerly(theatre, 'askContacts', deliveryId, 'asked')
  },
  'recipient-admitted': async (theatre) => {
    const { deliveryId, nora, at } = await asked(theatre)
    const by = { kind: 'contact', id: nora } as const
    await theatre.house.tell(delivery, deliveryId, giveConfirmation({ n: 1 }), by, at)
    return formerly(theatre, 'admitRecipient', deliveryId, 'given')
  },
  'others-asked': async (theatre) => {
    const { deliveryId } = await proposed(theatre)
    return formerly(theatre, 'askOthers', deliveryId, 'proposed')
  },
  readdressed: async (theatre) => {
    const { deliveryId, stateOf } = await proposed(theatre)
    await vi.waitFor(async () => {
      const { status } = await stateOf()
      if (status !== 'sent') throw new Error(`The delivery is ${status}`)
    }, 60_000)
    await theatre.house.tell(delivery, deliveryId, openDelivery())
    return `delivery-${deliveryId}`
  },
  'recall-followed': async (_, ended) => `message-${(await ended('taken-back')).messageId}.recall.1`,
}
