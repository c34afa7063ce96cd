import type { Kernel } from '../../kernel/kernel.ts'
import type { Delivery } from './delivery.ts'

const PURPOSE = 'letters'
type Newest = Pick<Delivery, 'linkNonce'>

/** The page of all that a death set free for one person, by one of its deliveries: it ends with that one's links. */
export const lettersPageOf = (
  { capabilities, settings }: Pick<Kernel, 'capabilities' | 'settings'>,
  id: string,
  { linkNonce }: Newest,
): string => `${settings.origin}/d/${capabilities.issue(PURPOSE, id, linkNonce)}/letters`

/** Also by a mail whose own link was replaced since: it went to the same mailbox. */
export const isLettersLink = (
  { capabilities }: Pick<Kernel, 'capabilities'>,
  token: string,
  id: string,
  { linkNonce, oldNonces }: Newest & Pick<Delivery, 'oldNonces'>,
): boolean => [linkNonce, ...oldNonces].some((nonce) => nonce !== '' && capabilities.isValid(token, PURPOSE, id, nonce))
