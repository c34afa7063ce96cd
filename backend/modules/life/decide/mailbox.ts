import type { Decide } from './guards.ts'

type Mailed = {
  readonly accountId: string
  readonly n: number
  readonly smtpCode: number
  readonly acceptedAt?: string
}

/** The transport's yes or no to the mail that asks for a press; either way the next one comes in a year. */
export const recordProofMail =
  ({ acceptedAt, ...asked }: Mailed): Decide =>
  ({ mailbox }) => {
    if (mailbox.asked >= asked.n) return []
    if (acceptedAt === undefined) return [{ type: 'ProofRefused', data: asked }]
    return [{ type: 'ProofMailed', data: { ...asked, acceptedAt } }]
  }

/** A press on the page behind the mail with this number. It says that the mail was read, and nothing else. */
export const proveMailbox =
  ({ accountId, n }: { readonly accountId: string; readonly n: number }): Decide =>
  ({ mailbox }, { at }) =>
    mailbox.proven >= n ? [] : [{ type: 'MailboxProven', data: { accountId, n, provenAt: at } }]
