import { ApplicationFailure } from '@temporalio/activity'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Mail, Sent } from '../../backend/kernel/mail/mailer.ts'
import { whenItLeaves, type Stranger } from '../../backend/kernel/mail/strangers.ts'
import { metrics } from '../../backend/kernel/process/metrics.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { LetterKind } from '../../backend/modules/accounts/events.ts'
import { mayWrite } from '../../backend/modules/life/reading.ts'

type Transport = Pick<Kernel, 'mailer'>

/** Of an account, at an address that it has confirmed, and of contacts who said yes. */
type Agreed =
  | Exclude<LetterKind, AskedLetter>
  | 'mailbox-proof'
  | 'check'
  | 'check-in'
  | 'claim'
  | 'objection'
  | 'told'
  | 'erasure-receipt'
  | 'anchor'
  | 'report-code'
  | 'support-known'
  | 'plan'
/** What the product promises, after a death too: whoever never answered must still get it, so it is never counted. */
type Promised = 'link' | 'code' | 'reminder'
/** To an account, of what it has neither planned nor asked for now: these leave by `postWhileHeard` alone. */
export type HeardKind = 'weekly-question'
/** What people ask for themselves at an address that may be anybody's. */
export type AskedLetter = 'confirm-backup' | 'email-change-old' | 'email-change-new' | 'password-reset-link'
/** To somebody who has not said yes: these leave by `toStranger` alone. */
export type StrangersKind =
  | LetterKind
  | 'verification'
  | 'erasure-receipt'
  | 'newsletter-confirmation'
  | 'support'
  | 'invitation'
  | 'own-address'
  | 'contact-invitation'
  | 'family-invitation'
  | 'story-question'
  | 'story-reminder'
/** The mails that nobody counts. A new kind stands here only where its reader has said yes. */
export type Kind = Agreed | Promised

/** What others would like of its reader: it waits while we take whoever has that address for dead. */
const WISHES: Readonly<Record<Exclude<StrangersKind, LetterKind>, boolean>> = {
  verification: false,
  'erasure-receipt': false,
  support: false,
  // Of a plan.
  invitation: false,
  'own-address': false,
  'contact-invitation': false,
  'newsletter-confirmation': true,
  'family-invitation': true,
  'story-question': true,
  'story-reminder': true,
}
/** @number how long a mail of somebody who seems away waits before we look again */
const SILENCE_DAYS = 7

/** The transport's yes or no; only `accepted` is proof. */
export type Settled =
  | Extract<Sent, { outcome: 'accepted' }>
  | { readonly outcome: 'rejected'; readonly smtpCode: number }

const sendOnce = async ({ mailer }: Transport, kind: string, mail: Mail): Promise<Sent> => {
  const sent = await mailer.send(mail)
  metrics.mails.inc({ kind, outcome: sent.outcome })
  return sent
}

/** One try of a mail, counted by what it is. For mails whose stream holds each try; all others are posted. */
export const tryOnce = (transport: Transport, kind: Kind, mail: Mail): Promise<Sent> => sendOnce(transport, kind, mail)

const PUT_OFF = 'mail-deferred'

/** Thrown out of an activity, it is tried again as its workflow says (`MAIL_RETRY`). */
export const putOff = ({ smtpCode }: Pick<Sent, 'smtpCode'>) =>
  ApplicationFailure.retryable(`SMTP ${smtpCode}`, smtpCode > 0 ? PUT_OFF : 'transport-away')

/** Whether a failure is a mail that its mailbox put off; any other is our own trouble (docs/adr/0064). */
export const isPutOff = (error: unknown): boolean => error instanceof ApplicationFailure && error.type === PUT_OFF

const settledBy = (sent: Sent): Settled => {
  if (sent.outcome === 'accepted') return sent
  if (sent.outcome === 'deferred') throw putOff(sent)
  return { outcome: 'rejected', smtpCode: sent.smtpCode }
}

/**
 * Sends one mail; the caller records the answer.
 * @throws `mail-deferred` where the transport puts it off: every try is the same mail, by its `mailId`
 */
export const post = async (transport: Transport, kind: Kind, mail: Mail): Promise<Settled> =>
  settledBy(await tryOnce(transport, kind, mail))

/** As `post`; nothing leaves while we take its reader for dead. */
export const postWhileHeard = async (
  house: Pick<Kernel, 'mailer' | 'load'>,
  accountId: string,
  kind: HeardKind,
  mail: Mail,
): Promise<Settled | { readonly outcome: 'unheard' }> =>
  (await mayWrite(house, accountId)) ? settledBy(await sendOnce(house, kind, mail)) : { outcome: 'unheard' }

/** Too many mails went there or came from there, or its reader is silent: it is to be sent then, by the same call. */
export type Waits = { readonly outcome: 'waits'; readonly leavesAt: string }

const isWish = (kind: StrangersKind): boolean => (WISHES as Readonly<Record<string, boolean>>)[kind] ?? false

const silentUntil = async (house: Kernel, kind: StrangersKind, { to }: Mail): Promise<string | undefined> => {
  const holder = isWish(kind) ? await house.holderOf(to) : undefined
  const isSilent = holder !== undefined && !(await mayWrite(house, holder))
  return isSilent ? plus(house.clock.now(), SILENCE_DAYS * house.clock.dayMs) : undefined
}

/** One try of a mail to somebody who has not said yes, which counts once however often it is tried. */
export const tryStranger = async (
  house: Kernel,
  kind: StrangersKind,
  mail: Mail,
  stranger: Stranger,
): Promise<Sent | Waits> => {
  const leavesAt = (await silentUntil(house, kind, mail)) ?? (await whenItLeaves(house, mail, stranger))
  return leavesAt === undefined ? sendOnce(house, kind, mail) : { outcome: 'waits', leavesAt }
}

/** As `post`, to somebody who has not said yes. */
export const toStranger = async (...mail: Parameters<typeof tryStranger>): Promise<Settled | Waits> => {
  const sent = await tryStranger(...mail)
  return sent.outcome === 'waits' ? sent : settledBy(sent)
}

/**
 * Sends the same to several addresses of people who have said yes, one after the other: one that puts us off holds up no other.
 * @throws `mail-deferred` where an address puts it off and none takes it
 */
export const postEach = async (
  transport: Transport,
  kind: string,
  mails: readonly Mail[],
): Promise<readonly Sent[]> => {
  const sent: Sent[] = []
  for (const mail of mails) sent.push(await sendOnce(transport, kind, mail))
  const deferred = sent.find(({ outcome }) => outcome === 'deferred')
  if (deferred && sent.every(({ outcome }) => outcome !== 'accepted')) throw putOff(deferred)
  return sent
}

/** What an event keeps of the answer. */
export const proofOf = (sent: Sent): { readonly smtpCode: number; readonly acceptedAt?: string } => ({
  smtpCode: sent.smtpCode,
  ...(sent.outcome === 'accepted' && { acceptedAt: sent.acceptedAt }),
})
