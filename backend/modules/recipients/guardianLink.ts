import type { Kernel } from '../../kernel/kernel.ts'
import type { Recipient } from './recipient.ts'

const PURPOSE = 'own-address'

type Signs = Pick<Kernel, 'capabilities'>
type Child = Pick<Recipient, 'recipientId' | 'addressHash'>

/** The guardian's link: theirs while the author has their mailbox as the child's. */
export const guardianTokenOf = ({ capabilities }: Signs, { recipientId, addressHash }: Child): string =>
  capabilities.issue(PURPOSE, recipientId, addressHash)

export const isGuardianToken = ({ capabilities }: Signs, token: string, { recipientId, addressHash }: Child): boolean =>
  capabilities.isValid(token, PURPOSE, recipientId, addressHash)
