import { latest, plus, type Decision } from '../../kernel/log/decider.ts'
import { refusing } from '../../kernel/errors.ts'
import type { Account } from './account.ts'
import type { AccountRefusal } from './contract.ts'
import { dropped } from './decide/drop.ts'
import { lettersAsked } from './decide/letters.ts'
import type { Email } from './email.ts'
import type { AccountsEvent, EmailsEvent } from './events.ts'

type Decide = Decision<Account, AccountsEvent>
const refuse = refusing<AccountRefusal>()

/**
 * @number how long the link that confirms an email address works. Real days and minutes: a mailbox is no faster in a
 * demo.
 */
const LINK_LIFE_MS = 7 * 86_400_000
/** @number how soon a new link to confirm an address can be asked for */
const ASK_AGAIN_MS = 60_000

/** Gives an address to an account that is being opened; `insteadOf` is a sign-up that was abandoned. */
export const reserveEmail =
  ({ accountId, insteadOf }: { accountId: string; insteadOf: string }): Decision<Email, EmailsEvent> =>
  (email) => {
    if (email.accountId === accountId) return []
    if (email.accountId !== insteadOf) throw refuse('email-taken')
    return [{ type: 'EmailReserved', data: { accountId } }]
  }

/** Frees an address whose account was erased. */
export const releaseEmail =
  ({ accountId }: { accountId: string }): Decision<Email, EmailsEvent> =>
  (email) =>
    email.accountId === accountId ? [{ type: 'EmailReleased', data: { accountId } }] : []

/** Closes a sign-up that was never opened, so that its address is free; the race with its opening is decided here. */
export const abandonSignUp =
  ({ accountId }: { accountId: string }): Decide =>
  ({ status }) => {
    if (status === 'open' || status === 'erased') throw refuse('email-taken')
    return status === 'abandoned' ? [] : [{ type: 'SignUpAbandoned', data: { accountId } }]
  }

export const openAccount =
  (opening: { accountId: string; username: string; email: string }): Decide =>
  ({ status }, { at }) => {
    if (status === 'abandoned' || status === 'erased') throw refuse('email-taken')
    return status === 'open' ? [] : [{ type: 'AccountOpened', data: { ...opening, openedAt: at } }]
  }

/** Asks for another confirmation mail, unless one was asked for this minute and is on its way. */
export const requestVerification =
  (): Decide =>
  ({ status, isVerified, requests, answered, requestedAt }, { at }) => {
    const isOnItsWay = answered < requests && at < plus(requestedAt, ASK_AGAIN_MS)
    if (status !== 'open' || isVerified || isOnItsWay) return []
    return [{ type: 'VerificationRequested', data: { requestedAt: at } }]
  }

type Answered = { request: number; smtpCode: number }
const isOpen = ({ answered, requests }: Account, { request }: Answered) => answered < request && request <= requests

/** The transport's yes or no. */
export const recordMail =
  ({ acceptedAt, ...mail }: Answered & { readonly acceptedAt?: string }): Decide =>
  (account) => {
    if (!isOpen(account, mail)) return []
    if (acceptedAt !== undefined) return [{ type: 'VerificationMailAccepted', data: { ...mail, acceptedAt } }]
    return [{ type: 'VerificationMailRejected', data: mail }]
  }

/**
 * The caller has checked that the link is for this account and its address. What was set before goes: see `dropped`. The
 * mail that says when a sign-up ends has the same link, which works until then.
 */
export const verifyEmail =
  (): Decide =>
  (account, { at }) => {
    const { status, isVerified, requestedAt, signUpEndsAt } = account
    if (status !== 'open') throw refuse('link-invalid')
    if (isVerified) return []
    if (at > latest(plus(requestedAt, LINK_LIFE_MS), signUpEndsAt)) throw refuse('link-expired')
    const { events, kinds } = dropped(account, at)
    const letters = kinds.map((kind) => ({ kind, to: account.email }))
    return [{ type: 'EmailVerified', data: { verifiedAt: at } }, ...events, ...lettersAsked(account, at, ...letters)]
  }
