import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { confirmTokenOf } from '../../backend/modules/deliveries/confirmers.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { guardianTokenOf } from '../../backend/modules/recipients/guardianLink.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { CONFIRM, LEAVE } from '../../backend/modules/subscribers/queries.ts'
import { END } from '../../backend/modules/support/waitingLinks.ts'
import type { Reader } from './reader.ts'

/** A link of each kind that our mails have, in a house where one message was delivered; those of a contact's page apart. */
export const linksOf = async ({ kernel }: TestServer, reader: Reader, conversation: string = newId()) => {
  const { load, capabilities } = kernel
  const { house, story, ana, ben } = reader
  const link = await reader.delivered()
  const checked = await story.checked(ana, { people: [ben] })
  const contact = await house.contact(ana)
  const { round } = (await load(message, checked)).state
  const { addressHash } = (await load(recipient, ben)).state
  const { confirmation } = (await load(delivery, link.deliveryId)).state
  const ofContacts = [
    confirmTokenOf(kernel, link.deliveryId, contact, confirmation?.n ?? 0),
    capabilities.issue('trusted', ana.id, contact),
  ]
  const others = [
    link.token,
    capabilities.issue('check', checked, round),
    capabilities.issue('invite', ben, addressHash),
    guardianTokenOf(kernel, { recipientId: ben, addressHash }),
    capabilities.issue('reached', ana.id, 1),
    capabilities.issue('undo', ana.id, newId()),
    capabilities.issue(CONFIRM, newId()),
    capabilities.issue(LEAVE, newId()),
    capabilities.issue(END, conversation),
  ]
  return { link, ofContacts, others }
}
