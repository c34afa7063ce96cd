import type { Decide } from './guards.ts'

type Proof = { readonly smtpCode: number; readonly acceptedAt?: string }

/** The transport's yes or no to the email that asks. */
export const recordMail =
  ({ smtpCode, acceptedAt }: Proof): Decide =>
  ({ status, mail }) => {
    if (status !== 'asked' || mail !== 'waiting') return []
    if (acceptedAt === undefined) return [{ type: 'StoryMailRefused', data: { mail: 'question', smtpCode } }]
    return [{ type: 'StoryMailed', data: { smtpCode, acceptedAt } }]
  }

/** The transport's yes or no to its one reminder. */
export const recordReminder =
  ({ smtpCode, acceptedAt }: Proof): Decide =>
  ({ status, mail, isReminded }) => {
    if (status !== 'asked' || mail !== 'sent' || isReminded) return []
    if (acceptedAt === undefined) return [{ type: 'StoryMailRefused', data: { mail: 'reminder', smtpCode } }]
    return [{ type: 'StoryReminded', data: { smtpCode, acceptedAt } }]
  }

/** The mail that is due waits for a morning. */
export const putMailOff =
  ({ mail, leavesAt }: { readonly mail: 'question' | 'reminder'; readonly leavesAt: string }): Decide =>
  (story) => {
    const isDue = mail === 'question' ? story.mail === 'waiting' : story.mail === 'sent' && !story.isReminded
    if (story.status !== 'asked' || !isDue || leavesAt <= story.leavesAt) return []
    return [{ type: 'StoryMailPutOff', data: { mail, leavesAt } }]
  }

/** A mail that came back is a no of its mailbox, said late. */
export const bounceMail =
  ({ mail, dsnStatus }: { readonly mail: 'question' | 'reminder'; readonly dsnStatus: string }): Decide =>
  (story) =>
    story.status === 'asked' && story.mail === 'sent'
      ? [{ type: 'StoryMailRefused', data: { mail, smtpCode: 550, dsnStatus } }]
      : []
