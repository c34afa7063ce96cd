import type { Capabilities } from '../../kernel/identity/capability.ts'

const ANNOUNCE = 'announce'
const CANARY = 'canary'
type House = { readonly capabilities: Capabilities; readonly settings: { readonly origin: string } }

/** The address of a contact's page about one message, by a link of their own. */
export const announcePageOf = ({ capabilities, settings }: House, messageId: string, contactId: string): string =>
  `${settings.origin}/trusted/${capabilities.issue(ANNOUNCE, messageId, contactId)}/announce`

export const isAnnounceLink = (
  { capabilities }: Pick<House, 'capabilities'>,
  token: string,
  messageId: string,
  contactId: string,
): boolean => capabilities.isValid(token, ANNOUNCE, messageId, contactId)

/** The message of the canary link, which is nobody's: an answer to it goes the whole way but for the append. */
export const CANARY_ID = '00000000-0000-7000-8000-000000000000'

export const isCanary = (capabilities: Capabilities, token: string): boolean =>
  capabilities.isValid(token, CANARY, CANARY_ID, 1)

/** The answer page behind that link, and what is pressed there. */
export const canaryPage = (capabilities: Capabilities) => ({
  path: `/check/${capabilities.issue(CANARY, CANARY_ID, 1)}`,
  fields: { action: 'here' },
})
