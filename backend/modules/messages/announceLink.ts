import type { Capabilities } from '../../kernel/identity/capability.ts'

const PURPOSE = 'announce'
type House = { readonly capabilities: Capabilities; readonly settings: { readonly origin: string } }

/** A contact's page about one message, by a link of their own. */
export const announcePageOf = ({ capabilities, settings }: House, messageId: string, contactId: string): string =>
  `${settings.origin}/trusted/${capabilities.issue(PURPOSE, messageId, contactId)}/announce`

export const isAnnounceLink = (
  { capabilities }: Pick<House, 'capabilities'>,
  token: string,
  messageId: string,
  contactId: string,
): boolean => capabilities.isValid(token, PURPOSE, messageId, contactId)
