import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { idOfStream } from '../kernel/ask.ts'
import { row, type Row } from '../kernel/tell.ts'
import { wrongPersonMail } from './authorMail.ts'

export const recipientsTellings = (kernel: Kernel): readonly Row[] => [
  // Somebody else reads an address; once it was corrected, that is no news.
  row({
    name: 'wrong-person',
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
]
