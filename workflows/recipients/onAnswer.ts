import type { Kernel } from '../../backend/kernel/kernel.ts'
import {
  consentRecipient,
  declineRecipient,
  reportWrongPerson,
  undoDecline,
  undoWrongPerson,
} from '../../backend/modules/recipients/decide/consent.ts'
import { stranger } from '../../backend/modules/deliveries/reading.ts'
import { hashesOf } from '../../backend/modules/recipients/queries.ts'
import { addressHashOf } from '../../backend/kernel/identity/addressHash.ts'
import { addressesOf, recipient, type Recipient } from '../../backend/modules/recipients/recipient.ts'
import type { Applies } from '../kernel/apply.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** What a recipient said on the page of a delivery, named by that event. */
export type Said = {
  readonly recipientId: string
  readonly said: 'yes' | 'no' | 'after all' | 'not them' | 'them after all'
  readonly eventId: string
  /** Where it was said. */
  readonly deliveryId: string
  /** Of the mailbox that is not theirs, or where they said no. */
  readonly addressHash?: string
}

const DECISIONS = {
  yes: () => consentRecipient({ where: 'delivery' }),
  'after all': undoDecline,
} as const

const mailboxWith = (kernel: Kernel, state: Recipient, addressHash = ''): string | undefined =>
  addressesOf(state).find((one) => addressHashOf(kernel.settings, one) === addressHash)

/** A word said on a delivery's page counts for the whole address book entry. */
const applyAnswer = (kernel: Kernel) => {
  const ask = trySystemCommand(kernel)
  return async ({ recipientId, said, eventId, deliveryId, addressHash }: Said): Promise<void> => {
    if (said === 'yes' || said === 'after all')
      return void (await ask(recipient, recipientId, DECISIONS[said](), 'heed', eventId))
    const { state } = await kernel.load(recipient, recipientId)
    if (said === 'no') {
      const others = hashesOf(kernel, state.backupAddress, state.ownAddress)
      const hashes = [...others, ...(addressHash ? [addressHash] : [])]
      return void (await ask(recipient, recipientId, declineRecipient({ hashes }), 'heed', eventId))
    }
    const address = mailboxWith(kernel, state, addressHash)
    // The author may have given another one meanwhile.
    if (address === undefined) return
    if (said === 'them after all')
      return void (await ask(recipient, recipientId, undoWrongPerson({ address }), 'heed', eventId))
    // They may have taken it back meanwhile, and that was applied first.
    if (!(await kernel.load(stranger, deliveryId)).state.isSaid) return
    await ask(recipient, recipientId, reportWrongPerson({ where: 'delivery', address }), 'heed', eventId)
  }
}

/** What an answer on a delivery's page changes. Runs of before are asked for it by this name. */
export const onAnswer = { heedAnswer: applyAnswer } satisfies Applies
export type OnAnswer = typeof onAnswer
