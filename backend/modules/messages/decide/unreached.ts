import { isSilentFor, retriedInTime, type Unreached as Silent } from '../../../kernel/log/silence.ts'
import type { MessagesEvent, Retry } from '../events.ts'
import type { Message } from '../message.ts'
import { preconsentOf, isOfLife } from '../message/plan.ts'
import { isGone, type LifeFact } from './life.ts'
import { slideIfLate } from './slide.ts'

/** What is known of an author whom a check does not reach. */
export type Unreached = Silent & { readonly life?: LifeFact | undefined }
type Basis = Extract<MessagesEvent, { type: 'NoticeWaived' }>['data']['basis']

/** Each address has said no since one last took our mail. A transport that did not answer is our own trouble. */
const areAllClosed = (silence: Message['silence'], addresses: number): boolean =>
  addresses > 0 &&
  Array.from({ length: addresses }, (_, index) => index).every((index) =>
    silence.some(({ addrIdx }) => addrIdx === index),
  )

const daysOf = ({ plan }: Message): number | null => (plan ? preconsentOf(plan) : null)

/**
 * What is said of a life in which nobody is left to wait for, unless its author chose "never"; `presumed` where a silence
 * had given the message its date.
 */
const groundInLife = (message: Message, life: LifeFact | undefined): Basis | undefined => {
  if (!life || !isGone(life) || daysOf(message) === null) return undefined
  if (life.isConfirmed) return 'quorum'
  if (life.isUnreached) return 'preconsent'
  return isOfLife(message) ? 'presumed' : undefined
}

/**
 * On what ground nobody is waited for any longer, unless its author chose "never": no address of theirs takes the check,
 * and their death was confirmed or their silence presumed; or none has taken any for as long as they had said.
 */
export const groundFor = (message: Message, unreached: Unreached): Basis | undefined => {
  const { silence, dayMs } = message
  const inLife = areAllClosed(silence, unreached.addresses) ? groundInLife(message, unreached.life) : undefined
  return inLife ?? (isSilentFor(daysOf(message), silence, unreached, dayMs) ? 'preconsent' : undefined)
}

/** The next try after a refusal that leaves this silence: no later than its author had said that they would not be waited for. */
export const retryInTime = <R extends Retry>(
  { plan, dayMs }: Message,
  retry: R,
  silence: Message['silence'],
  unreached: Unreached,
  at: string,
): R => (plan ? retriedInTime(retry, preconsentOf(plan), silence, unreached, { at, dayMs }) : retry)

/** Goes on without the check of a slot: what is late moves the date, as if it had been taken now. */
export const waived = (message: Message, slot: number, at: string, basis: Basis): MessagesEvent[] => [
  { type: 'NoticeWaived', data: { round: message.round, slot, basis, waivedAt: at } },
  ...slideIfLate(message, slot, at),
]
