import { createTransport } from 'nodemailer'
import { isNowhere } from '../process/demo.ts'
import type { Picture } from './binding.ts'
import type { Settings } from '../process/settings.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What the HTML shows by `cid:`; it travels with the mail. */
  readonly pictures?: readonly Picture[]
  /** The same for every try of one mail, so that a mailbox can tell a repeat. */
  readonly mailId: string
  /** A capability that a returned mail is sent back to, so that we know which one came back. */
  readonly returnToken?: string
  /** Shown as the sender's name; the product's when absent. */
  readonly fromName?: string
  /** Where a letter to many is left by one press of the mail program (RFC 8058). */
  readonly leaveUrl?: string
}
/** A try that got an answer. Only `accepted` is proof: the transport took the mail for this address. */
export type Sent =
  | { readonly outcome: 'accepted'; readonly smtpCode: number; readonly acceptedAt: string }
  | { readonly outcome: 'deferred' | 'rejected'; readonly smtpCode: number }

/** Where a mail comes back to: a local part of 60 letters, of the 64 that a transport must take. */
export const returnPathOf = (mailFrom: string, token: string): string => `b+${token}@${mailFrom.split('@')[1]}`

const codeOf = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0

/**
 * Sends over SMTP. A refusal by the transport is an answer (5xx rejected, everything else deferred: try again), never
 * an exception, and carries no text of the transport's, which may name the address.
 */
export const mailerOf = ({ smtpUrl, mailFrom, productName, origin }: Settings) => {
  const url = new URL(smtpUrl)
  url.searchParams.set('pool', 'true')
  url.searchParams.set('maxMessages', 'Infinity')
  url.searchParams.set('maxConnections', '10')
  url.searchParams.set('connectionTimeout', '5000')
  url.searchParams.set('socketTimeout', '15000')
  const transport = createTransport(url.toString())
  const host = new URL(origin).hostname

  const send = async ({
    to,
    subject,
    text,
    html,
    pictures = [],
    mailId,
    returnToken,
    fromName,
    leaveUrl,
  }: Mail): Promise<Sent> => {
    if (isNowhere(to)) return { outcome: 'rejected', smtpCode: 550 }
    try {
      const { response } = await transport.sendMail({
        from: { name: fromName ?? productName, address: mailFrom },
        to,
        ...(returnToken && { envelope: { from: returnPathOf(mailFrom, returnToken), to } }),
        subject,
        text,
        html,
        attachments: pictures.map(({ cid, fileName, type, bytes }) => ({
          cid,
          filename: fileName,
          contentType: type,
          content: bytes,
          contentDisposition: 'inline' as const,
        })),
        messageId: `<${mailId}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(leaveUrl && {
            'List-Unsubscribe': `<${leaveUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      return {
        outcome: 'accepted',
        smtpCode: Number(response.slice(0, 3)) || 250,
        acceptedAt: new Date().toISOString(),
      }
    } catch (error) {
      const smtpCode = codeOf(error)
      return { outcome: smtpCode >= 500 ? 'rejected' : 'deferred', smtpCode }
    }
  }
  return { send, close: () => transport.close() }
}
export type Mailer = ReturnType<typeof mailerOf>
