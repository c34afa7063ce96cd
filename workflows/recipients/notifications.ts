import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import type { RecipientsEvent } from '../../backend/modules/recipients/events.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { always, notificationKind, notificationKinds } from '../kernel/notification.ts'
import { ownAddressMail, wrongPersonMail } from './authorMail.ts'

/** What others say of an address is told to its author; once it was corrected, that is no news. */
export const recipientNotifications = (kernel: Kernel) =>
  notificationKinds<RecipientsEvent>(recipient.category)({
    'wrong-person': notificationKind({
      // Said at a delivery, it is told by that.
      on: { WrongPersonReported: ({ data }) => data.where === 'invite' && {} },
      isLasting: true,
      stillTrue: async ({ stream }) => {
        const { state } = await kernel.load(recipient, idOfStream(stream))
        return state.status === 'added' && state.consent === 'wrong-person' ? state : undefined
      },
      whom: () => ['author'],
      letter: async (state, _who, { stream, mark }) => {
        const { name: username, email } = await reachOf(kernel, state.ownerId)
        const mailId = derivedId(`wrong-person:${idOfStream(stream)}:${mark}`)
        return email === '' ? [] : [wrongPersonMail(kernel.settings, state, { email, username }, mailId)]
      },
    }),
    'own-address': notificationKind({
      on: { OwnAddressGiven: always },
      isLasting: true,
      stillTrue: async ({ stream }) => {
        const { state } = await kernel.load(recipient, idOfStream(stream))
        return state.status === 'added' && state.ownAddress !== '' ? state : undefined
      },
      whom: () => ['author'],
      letter: async (state, _who, { stream, mark }) => {
        const { name: username, email } = await reachOf(kernel, state.ownerId)
        const mailId = derivedId(`own-address:${idOfStream(stream)}:${mark}`)
        return email === '' ? [] : [ownAddressMail(kernel.settings, state, { email, username }, mailId)]
      },
    }),
  })
