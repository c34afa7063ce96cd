import { ApplicationFailure } from '@temporalio/activity'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Mail, Sent } from '../../backend/kernel/mail/mailer.ts'
import { metrics } from '../../backend/kernel/process/metrics.ts'

type Transport = Pick<Kernel, 'mailer'>
/** The transport's yes or no; only `accepted` is proof. */
export type Settled =
  | Extract<Sent, { outcome: 'accepted' }>
  | { readonly outcome: 'rejected'; readonly smtpCode: number }

/** One try of a mail, counted by what it is. For mails whose stream holds each try; all others are posted. */
export const tryOnce = async ({ mailer }: Transport, kind: string, mail: Mail): Promise<Sent> => {
  const sent = await mailer.send(mail)
  metrics.mails.inc({ kind, outcome: sent.outcome })
  return sent
}

/** Thrown out of an activity, it is tried again as its workflow says (`MAIL_RETRY`). */
export const putOff = ({ smtpCode }: Pick<Sent, 'smtpCode'>) =>
  ApplicationFailure.retryable(`SMTP ${smtpCode}`, 'mail-deferred')

/**
 * Sends one mail; the caller records the answer.
 * @throws `mail-deferred` where the transport puts it off: every try is the same mail, by its `mailId`
 */
export const post = async (transport: Transport, kind: string, mail: Mail): Promise<Settled> => {
  const sent = await tryOnce(transport, kind, mail)
  if (sent.outcome === 'accepted') return sent
  if (sent.outcome === 'deferred') throw putOff(sent)
  return { outcome: 'rejected', smtpCode: sent.smtpCode }
}

/**
 * Sends the same to several addresses, one after the other: one that puts us off holds up no other.
 * @throws `mail-deferred` where an address puts it off and none takes it
 */
export const postEach = async (
  transport: Transport,
  kind: string,
  mails: readonly Mail[],
): Promise<readonly Sent[]> => {
  const sent: Sent[] = []
  for (const mail of mails) sent.push(await tryOnce(transport, kind, mail))
  const deferred = sent.find(({ outcome }) => outcome === 'deferred')
  if (deferred && sent.every(({ outcome }) => outcome !== 'accepted')) throw putOff(deferred)
  return sent
}

/** What an event keeps of the answer. */
export const proofOf = (sent: Sent): { readonly smtpCode: number; readonly acceptedAt?: string } => ({
  smtpCode: sent.smtpCode,
  ...(sent.outcome === 'accepted' && { acceptedAt: sent.acceptedAt }),
})
