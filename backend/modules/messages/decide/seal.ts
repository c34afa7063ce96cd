import { requireVerified } from '../../../kernel/errors.ts'
import type { Plan } from '../events.ts'
import type { Message } from '../message.ts'
import { refuse, type RecipientFact } from './guards.ts'
import { requireSendable } from './sendable.ts'

/** What is read of its author and its people before a message is sealed. */
export type SealFacts = {
  readonly recipients: readonly RecipientFact[]
  readonly isVerified: boolean
  /** The author never chose the name that recipients read. */
  readonly isNameless?: boolean
  /** The author's account is to be deleted. */
  readonly isEnding?: boolean
}

/** Someone who said no is taken out before a date is given. */
const requireWilling = (recipients: readonly RecipientFact[]): void => {
  const declined = recipients.find(({ hasDeclined }) => hasDeclined)
  if (declined) throw refuse('recipient-declined', { name: declined.name })
}

/**
 * The one rule for what may be sealed, whether it gets a date or is kept until it is needed. What was sealed before stays so.
 * @throws Refused `account-ending`, `address-unverified`, `name-needed`, `recipient-declined`, and as `requireSendable`
 */
export const requireSealable = (
  message: Message,
  { recipients, isVerified, isNameless = false, isEnding = false }: SealFacts,
  answerRule: Plan['answerRule'],
): void => {
  if (isEnding) throw refuse('account-ending')
  requireVerified(isVerified)
  if (isNameless) throw refuse('name-needed')
  requireSendable(message, recipients, answerRule)
  requireWilling(recipients)
}
