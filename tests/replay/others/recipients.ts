import { openDelivery } from '../../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../../backend/modules/deliveries/delivery.ts'
import { inviteRecipient, reportWrongPerson } from '../../../backend/modules/recipients/decide/consent.ts'
import { recipient } from '../../../backend/modules/recipients/recipient.ts'
import { ownerOf } from '../../household/household.ts'
import { until } from '../shapes.ts'
import type { Theatre } from '../theatre.ts'
import { inBook, type Lives } from './live.ts'

/** Somebody else reads an address. */
const reported = async (theatre: Theatre) => {
  const { id } = await inBook(theatre)
  const { state } = await theatre.server.kernel.load(recipient, id)
  const report = reportWrongPerson({ where: 'invite', address: state.address })
  await theatre.house.tell(recipient, id, report, { kind: 'recipient', id })
  const { revision } = await theatre.server.kernel.load(recipient, id)
  return { id, revision }
}

export const lived: Lives = {
  invited: async (theatre) => {
    const { author, id } = await inBook(theatre)
    await theatre.house.tell(recipient, id, inviteRecipient({ isVerified: true }), ownerOf(author.id))
    return `recipient-${id}`
  },
  heeded: async (theatre, ended) => {
    const { house, server } = theatre
    const { kernel } = server
    const { messageId } = await ended('delivered')
    const { claim } = await until(theatre, messageId, ({ status }) => status === 'delivered')
    const { deliveryId = '', recipientId = '' } = claim?.recipients[0] ?? {}
    await house.tell(delivery, deliveryId, openDelivery())
    const events = await kernel.store.read(`delivery-${deliveryId}`)
    return `recipient-${recipientId}.${events.find(({ type }) => type === 'DeliveryOpened')?.eventId}`
  },
  'stranger-told': async (theatre) => {
    const { id, revision } = await reported(theatre)
    return `tell-recipient-${id}-recipient-wrong-person-${revision}`
  },
}
