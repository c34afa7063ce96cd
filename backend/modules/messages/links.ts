import type { Capabilities } from '../../kernel/identity/capability.ts'
import { fingerprintOf } from '../../kernel/log/fingerprint.ts'
import type { Settings } from '../../kernel/process/settings.ts'

const ANNOUNCE = 'announce'
const CANARY = 'canary'
type House = { readonly capabilities: Capabilities; readonly settings: { readonly origin: string } }

/** A contact's page about one message, by a link of their own. */
export const announcePageOf = ({ capabilities, settings }: House, messageId: string, contactId: string): string =>
  `${settings.origin}/trusted/${capabilities.issue(ANNOUNCE, messageId, contactId)}/announce`

export const isAnnounceLink = (
  { capabilities }: Pick<House, 'capabilities'>,
  token: string,
  messageId: string,
  contactId: string,
): boolean => capabilities.isValid(token, ANNOUNCE, messageId, contactId)

/** The link that leads to nobody's message: its answer goes the whole way but for the append. */
export const CANARY_ID = '00000000-0000-7000-8000-000000000000'

export const isCanary = (capabilities: Capabilities, token: string): boolean =>
  capabilities.isValid(token, CANARY, CANARY_ID, 1)

/** The answer page behind that link, and what is pressed there. */
export const canaryPage = (capabilities: Capabilities) => ({
  path: `/check/${capabilities.issue(CANARY, CANARY_ID, 1)}`,
  fields: { action: 'here' },
})

const digits = (hex: string): number => 100 + (Number.parseInt(hex, 16) % 900)

/** The number that stands in the checks of a round: whoever read one of its mails knows it. */
export const numberOf = (settings: Settings, messageId: string, round: number): number =>
  digits(fingerprintOf(settings, 'check-number', [messageId, round]).slice(0, 8))

/** The number among two others, in an order that says nothing. */
export const choicesOf = (settings: Settings, messageId: string, round: number): readonly number[] => {
  const hex = fingerprintOf(settings, 'check-choices', [messageId, round])
  const right = numberOf(settings, messageId, round)
  const others: number[] = []
  for (let from = 0; others.length < 2; from += 4) {
    const other = digits(hex.slice(from, from + 8) || `${from}`)
    if (other !== right && !others.includes(other)) others.push(other)
  }
  return [right, ...others].toSorted((a, b) => a - b)
}
