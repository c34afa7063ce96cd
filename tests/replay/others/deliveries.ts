import { vi } from 'vitest'
import { openDelivery } from '../../../backend/modules/deliveries/decide/open.ts'
import { proposeAddress, supportAddress } from '../../../backend/modules/deliveries/decide/propose.ts'
import { isLost } from '../../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../../backend/modules/deliveries/delivery.ts'
import { message } from '../../../backend/modules/messages/message.ts'
import { recipient } from '../../../backend/modules/recipients/recipient.ts'
import type { Theatre } from '../theatre.ts'
import { inBook, type Lives } from './live.ts'

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

export const lived: Lives = {
  'entry-followed': async (theatre) => {
    const { id } = await inBook(theatre)
    await theatre.house.decline(id)
    const { revision } = await theatre.server.kernel.load(recipient, id)
    return `recipient-${id}.entry.${revision}`
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
